import type { CompanyJob } from '#src/api/queries/employerJobs.ts';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';

/**
 * Where the title of a job leads: to its page, and that of a draft to the editor. Undefined where
 * the person may open neither.
 */
export function useJobLink(): (
  job: Pick<CompanyJob, 'sourceGUID' | 'status'>,
) => string | undefined {
  const { isConfirmed } = useOwnCompany();
  const isViewed = useView() !== null;
  return ({ sourceGUID: jobId, status }) => {
    if (status === 'draft') return isViewed ? undefined : paths.employer.editJob(jobId);
    return isConfirmed ? paths.employer.jobDetails(jobId) : undefined;
  };
}
