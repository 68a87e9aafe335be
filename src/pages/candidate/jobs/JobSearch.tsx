import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

const JobSearchForm = lazy(() =>
  import('#src/pages/candidate/jobs/JobSearchForm.tsx').then((module) => ({
    default: module.JobSearchForm,
  })),
);

/**
 * The search over a list of jobs. Jobs come first: the form is loaded beside them, and its space
 * is reserved.
 */
export function JobSearch(props: ComponentProps<typeof JobSearchForm>) {
  return (
    <Suspense fallback={<Skeleton lines={3} isControl />}>
      <JobSearchForm {...props} />
    </Suspense>
  );
}
