import { JobListPage } from '#src/pages/candidate/jobs/JobListPage.tsx';

/** The jobs that are done from home. */
export default function RemoteJobsPage() {
  return <JobListPage kind="remote" />;
}
