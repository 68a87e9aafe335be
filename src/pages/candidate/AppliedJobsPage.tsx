import { JobListPage } from '#src/pages/candidate/jobs/JobListPage.tsx';

/** The jobs the person applied for. */
export default function AppliedJobsPage() {
  return <JobListPage kind="applied" />;
}
