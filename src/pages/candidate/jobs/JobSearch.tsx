import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

const JobSearchForm = lazy(() =>
  import('#src/pages/candidate/jobs/JobSearchForm.tsx').then((module) => ({
    default: module.JobSearchForm,
  })),
);

/** The search over a list of jobs. The jobs come first: the form is fetched beside them, and its room is kept. */
export function JobSearch(props: ComponentProps<typeof JobSearchForm>) {
  return (
    <Suspense fallback={<Skeleton lines={3} isControl />}>
      <JobSearchForm {...props} />
    </Suspense>
  );
}
