import { Search } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/pages/candidate/jobs/JobSearch.module.css';
import { NarrowFold } from '#src/ui/disclosure/NarrowFold.tsx';

const JobSearchForm = lazy(() =>
  import('#src/pages/candidate/jobs/JobSearchForm.tsx').then((module) => ({
    default: module.JobSearchForm,
  })),
);

/**
 * The search over a list of jobs, folded where it would push the jobs out of sight. Jobs come
 * first: the form is loaded beside them, and its space is reserved.
 */
export function JobSearch(props: ComponentProps<typeof JobSearchForm>) {
  const { t } = useTranslation('jobs');
  const { words, place } = props.search;
  return (
    <NarrowFold
      label={t('search.submit')}
      aria-label={t('search.fold')}
      icon={Search}
      summary={[words, place].filter((text) => text !== '').join(', ')}
    >
      <Suspense fallback={<div className={styles.outline} aria-hidden="true" />}>
        <JobSearchForm {...props} />
      </Suspense>
    </NarrowFold>
  );
}
