import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { AllReasons } from '#src/components/job/AllReasons.tsx';
import { HealthQuestion } from '#src/components/job/HealthQuestion.tsx';
import { JobFigures } from '#src/components/job/JobFigures.tsx';
import { Posting } from '#src/components/job/Posting.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useShownText } from '#src/components/job/useShownText.ts';
import { ApplicationReaders } from '#src/pages/candidate/jobs/ApplicationReaders.tsx';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { LanguageNotes } from '#src/components/job/LanguageNotes.tsx';
import { useAnchorFocus } from '#src/components/page/useAnchorFocus.ts';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useRecordedView } from '#src/pages/candidate/jobs/useRecordedView.ts';
import { useUser, useView } from '#src/session/usePerson.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Comes after the posting itself, which it stands beside. */
const JobAccess = lazy(() => import('#src/pages/candidate/jobs/JobAccess.tsx'));

/** Comes at the end, where there is any. */
const RelatedWork = lazy(() => import('#src/pages/candidate/jobs/RelatedWork.tsx'));

/** Comes after the reasons. */
const WhatWouldChange = lazy(() => import('#src/pages/candidate/jobs/WhatWouldChange.tsx'));

/**
 * The posting below its head: a question about health first, then four facts, why it fits this
 * person, its text, and beside them what the employer says about access, who reads an application,
 * notes on the language, and related work.
 */
export function JobDetails({ job }: { job: Job }) {
  const { UserGuid } = useUser();
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  const shownText = useShownText(job);
  useRecordedView(UserGuid, job.sourceGUID);
  useAnchorFocus();
  return (
    <>
      <HealthQuestion extracts={extracts} />
      <JobFigures job={job} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <WhyThisJob job={job} />
          <Posting job={job} extracts={extracts} />
        </div>
        <div className={styles.aside}>
          <Suspense fallback={<Skeleton lines={10} />}>
            <JobAccess job={job} />
          </Suspense>
          <ApplicationReaders job={job} />
          <LanguageNotes extracts={extracts} text={shownText} />
          {job.relatedWork ? (
            <Suspense fallback={null}>
              <RelatedWork kinds={job.relatedWork} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {job.origin === 'sample' ? <SampleDataNote /> : null}
    </>
  );
}

/**
 * All reasons of a recommended job, its number in the list, and what would change that: the
 * person's own to know, not for an administrator who views.
 */
function WhyThisJob({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const isViewed = useView() !== null;
  // A job of a wider list has its reasons there.
  const [address] = useSearchParams();
  const { data: ranking } = useRecommendations(UserGuid, readSearch(address));
  const all = ranking?.recommendations ?? [];
  const index = all.findIndex((one) => one.sourceGUID === job.sourceGUID);
  const reasons = all[index]?.reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="why">
      <h2 id="why">{t('details.why')}</h2>
      <p>{t('details.number', { number: index + 1, total: all.length })}</p>
      <AllReasons reasons={reasons} />
      {isViewed ? null : (
        <Suspense fallback={<Skeleton lines={3} />}>
          <WhatWouldChange jobId={job.sourceGUID} reasons={reasons} />
        </Suspense>
      )}
    </Card>
  );
}
