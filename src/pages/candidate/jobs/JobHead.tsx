import { CalendarX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAppliedJobs } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { ApplicationState } from '#src/components/job/ApplicationState.tsx';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { useSaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { ApplyPanel } from '#src/pages/candidate/jobs/ApplyPanel.tsx';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser, useView } from '#src/session/usePerson.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** Fetched where somebody applied. */
const WithdrawApplication = lazy(() => import('#src/pages/candidate/jobs/WithdrawApplication.tsx'));

/** Where focus goes when an application was withdrawn. */
const WITHDRAWN = 'withdrawn-on';

/** Employer and place, under the title of a posting. */
export function JobWhere({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const [address] = useSearchParams();
  const { data: ranking } = useRecommendations(UserGuid, readSearch(address));
  const words = useJobWords();
  const reasons =
    ranking?.recommendations.find((one) => one.sourceGUID === job.sourceGUID)?.reasons ?? [];
  const { data: applied } = useAppliedJobs(UserGuid);
  const closed = words.closed(job);
  return (
    <>
      <Facts
        label={t('facts.label')}
        facts={[
          { id: 'company', text: job.company ?? t('noCompany') },
          { id: 'place', text: words.place(job, reasons) },
          ...(words.isNew(job.postedAt) && !closed
            ? [{ id: 'new', text: <Tag kind="info">{t('facts.new')}</Tag> }]
            : []),
        ]}
      />
      <ApplicationState application={applied?.get(job.sourceGUID)} />
      {closed ? (
        <StateLine kind="warn" icon={CalendarX}>
          {closed}
        </StateLine>
      ) : null}
    </>
  );
}

/** Apply, or Withdraw once somebody applied, and Save, beside the title of a posting. */
export function JobActions({ job }: { job: Job }) {
  const { UserGuid } = useUser();
  const { dialog, ...save } = useSaveToggle(UserGuid);
  const { data: applied } = useAppliedJobs(UserGuid);
  const words = useJobWords();
  // Whoever withdrew can apply again, which begins anew.
  const [round, setRound] = useState(0);
  useEffect(() => {
    // The button went before the dialog could give the focus back to it.
    if (round > 0 && document.activeElement === document.body) focusField(WITHDRAWN);
  }, [round]);
  const isViewed = useView() !== null;
  // Only the person applies and saves.
  if (isViewed) return null;
  const application = applied?.get(job.sourceGUID);
  return (
    <>
      {application && application.withdrawnAt !== null ? (
        <span id={WITHDRAWN} tabIndex={-1} className={styles.applied}>
          <Tag kind="plain">{words.applied(application) ?? ''}</Tag>
        </span>
      ) : null}
      <ApplyPanel key={round} job={job} />
      {application?.withdrawnAt === null ? (
        <Suspense fallback={null}>
          <WithdrawApplication
            job={job}
            application={application}
            nextId={WITHDRAWN}
            onDone={() => setRound(round + 1)}
          />
        </Suspense>
      ) : null}
      <SaveJobButton job={job} isSaved={save.isSaved(job.sourceGUID)} onToggle={save.toggle} />
      {dialog}
    </>
  );
}
