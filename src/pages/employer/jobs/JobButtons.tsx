import { useTranslation } from 'react-i18next';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { CopyJob } from '#src/pages/employer/jobs/CopyJob.tsx';
import { EndJob } from '#src/pages/employer/jobs/EndJob.tsx';
import type { JobButtonProps } from '#src/pages/employer/jobs/jobButtonProps.ts';
import { PauseJob } from '#src/pages/employer/jobs/PauseJob.tsx';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/**
 * What a member may do with a job, by its status. One from a feed is changed there, and who waits
 * to be confirmed publishes nothing.
 */
export function JobButtons({ job, nextId }: Omit<JobButtonProps, 'title'>) {
  const { t } = useTranslation('employer');
  const { isConfirmed } = useOwnCompany();
  const isViewed = useView() !== null;
  const { status, origin, sourceGUID: jobId } = job;
  if (isViewed || origin !== 'employer') return null;
  const title = job.title || t('job.untitled');
  const isOpen = status === 'published' || status === 'paused';
  const given = { job, title, nextId };
  return (
    <>
      {status === 'closed' ? null : <EditLink id={jobId} title={title} nextId={nextId} />}
      {isConfirmed && isOpen ? <PauseJob {...given} /> : null}
      <CopyJob {...given} />
      {status === 'draft' || (isConfirmed && isOpen) ? <EndJob {...given} /> : null}
    </>
  );
}

function EditLink({ id, title, nextId }: { id: string; title: string; nextId: string }) {
  const { t } = useTranslation('employer');
  const place = usePassedFocus<HTMLSpanElement>(nextId);
  return (
    <span ref={place}>
      <LinkButton href={paths.employer.editJob(id)} aria-label={t('action.editName', { title })}>
        {t('action.edit')}
      </LinkButton>
    </span>
  );
}
