import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { JobDescription } from '#src/components/job/JobDescription.tsx';
import { AllReasons } from '#src/components/job/AllReasons.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { ApplicationReaders } from '#src/pages/candidate/jobs/ApplicationReaders.tsx';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { LanguageNotes } from '#src/pages/candidate/jobs/LanguageNotes.tsx';
import { MarkedText } from '#src/pages/candidate/jobs/MarkedText.tsx';
import { piecesOf } from '#src/pages/candidate/jobs/phrases.ts';
import { useAnchorFocus } from '#src/pages/candidate/jobs/useAnchorFocus.ts';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useRecordedView } from '#src/pages/candidate/jobs/useRecordedView.ts';
import { useUser } from '#src/session/useSession.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Figures } from '#src/ui/figures/Figures.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/**
 * The posting below its head: four facts, why it fits this person, its text, and beside them who
 * reads an application and notes on the language.
 */
export function JobDetails({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  useRecordedView(UserGuid, job.sourceGUID);
  useAnchorFocus();
  const phrases = extracts.map(({ phrase }) => phrase);
  const firstLines = firstLinesOf(job.description, phrases);
  const marked = (line: string) => (
    <MarkedText line={line} phrases={phrases} firstLines={firstLines} />
  );
  return (
    <>
      <JobFigures job={job} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <WhyThisJob job={job} />
          <section aria-labelledby="about">
            <Stack>
              <h2 id="about">{t('details.about')}</h2>
              <JobDescription text={job.description} words={marked} />
            </Stack>
          </section>
        </div>
        <div className={styles.aside}>
          <ApplicationReaders job={job} />
          <LanguageNotes extracts={extracts} marked={firstLines} />
        </div>
      </div>
      {job.sample ? <SampleDataNote /> : null}
    </>
  );
}

/** What people compare first, in the same order for every job; bones without a job. */
function JobFigures({ job }: { job?: Job }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const none = t('details.notNamed');
  const values = job && {
    pay: words.pay(job) ?? none,
    hours: words.employmentType(job.employmentType) ?? none,
    way: t(`remote.${job.remote}`),
    posted: words.age(job.postedAt),
  };
  return (
    <Figures
      look="facts"
      isLoading={values === undefined}
      figures={[
        { id: 'pay', value: values?.pay, words: t('details.pay') },
        { id: 'hours', value: values?.hours, words: t('details.hours') },
        { id: 'way', value: values?.way, words: t('details.way') },
        { id: 'posted', value: values?.posted, words: t('details.posted') },
      ]}
    />
  );
}

/** A posting that is still to come, in its size. */
export function JobDetailsBones() {
  return (
    <Stack>
      <JobFigures />
      <Skeleton lines={12} />
    </Stack>
  );
}

/** All reasons of a recommended job, and its number in the list. */
function WhyThisJob({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  // A job of a wider list has its reasons there.
  const [address] = useSearchParams();
  const { data: ranking } = useRecommendations(UserGuid, readSearch(address).widen);
  const all = ranking?.recommendations ?? [];
  const index = all.findIndex((one) => one.sourceGUID === job.sourceGUID);
  const reasons = all[index]?.reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="why">
      <h2 id="why">{t('details.why')}</h2>
      <p>{t('details.number', { number: index + 1, total: all.length })}</p>
      <AllReasons reasons={reasons} />
    </Card>
  );
}

/** The first line that holds each phrase, by the phrase's number, as JobDescription shows it. */
function firstLinesOf(text: string, phrases: readonly string[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const line of text.split('\n').map((one) => one.trim().replace(/^- /, '')))
    for (const { phrase } of piecesOf(line, phrases))
      if (phrase !== null && !first.has(phrase)) first.set(phrase, line);
  return first;
}
