import { FilteredListPage } from '#src/pages/candidate/jobs/FilteredListPage.tsx';

/** Every job of the feed; kept for 24 hours in the tab (section 4). */
export default function AllJobsPage() {
  return <FilteredListPage kind="all" />;
}
