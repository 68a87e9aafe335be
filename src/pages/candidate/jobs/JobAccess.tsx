import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import { PublishedAccess } from '#src/components/job/PublishedAccess.tsx';
import { FitPanel } from '#src/pages/candidate/jobs/FitPanel.tsx';
import { useView } from '#src/session/usePerson.ts';

/** What a posting says about access: beside the person's own needs, and all of it. */
export default function JobAccess({ job }: { job: Job }) {
  // All of its words at once, so that it comes whole.
  useTranslation(['accessFit', 'jobAccess']);
  const isViewed = useView() !== null;
  // That a posting says nothing stands in the person's own panel.
  const saysSomething = job.accommodations.length > 0 || job.accommodationContact !== null;
  return (
    <>
      {isViewed ? null : <FitPanel job={job} />}
      {saysSomething ? <PublishedAccess job={job} /> : null}
    </>
  );
}
