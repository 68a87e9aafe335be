import { JobListPage } from '#src/pages/candidate/jobs/JobListPage.tsx';

/** The jobs the person keeps to come back to. */
export default function SavedJobsPage() {
  return <JobListPage kind="saved" />;
}
