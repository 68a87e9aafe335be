import { FilteredListPage } from '#src/pages/candidate/jobs/FilteredListPage.tsx';

/** The jobs that are done from home. */
export default function RemoteJobsPage() {
  return <FilteredListPage kind="remote" />;
}
