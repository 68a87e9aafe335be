import { Search, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobFilterCounts } from '#src/api/queries/jobs.ts';
import { type Choices, countFilters } from '#src/pages/candidate/jobs/filterQuery.ts';
import styles from '#src/pages/candidate/jobs/JobSearch.module.css';
import type { FilteredKind } from '#src/pages/candidate/jobs/useListSearch.ts';
import { NarrowFold } from '#src/ui/disclosure/NarrowFold.tsx';

const JobSearchForm = lazy(() =>
  import('#src/pages/candidate/jobs/JobSearchForm.tsx').then((module) => ({
    default: module.JobSearchForm,
  })),
);
const JobFilters = lazy(() =>
  import('#src/pages/candidate/jobs/JobFilters.tsx').then((module) => ({
    default: module.JobFilters,
  })),
);

type JobSearchProps = ComponentProps<typeof JobSearchForm> & {
  /** For a list with filters. */
  filtering?: {
    kind: FilteredKind;
    shown: Choices;
    change: (choices: Partial<Choices>) => void;
    clear: () => void;
    counts: JobFilterCounts | undefined;
  };
};

/**
 * The search over a list of jobs and its filters, folded where they would push the jobs out of
 * sight. Jobs come first: the forms are loaded beside them, and their space is reserved. Folded they
 * are loaded when somebody is about to open them.
 */
export function JobSearch({ filtering, ...search }: JobSearchProps) {
  const { t } = useTranslation('jobs');
  const { words, place } = search.search;
  const inUse = countFilters(filtering?.shown.filters ?? {});
  return (
    <div className={styles.folds}>
      <NarrowFold
        label={t('search.submit')}
        aria-label={t('search.fold')}
        icon={Search}
        summary={[words, place].filter((text) => text !== '').join(', ')}
      >
        <Suspense fallback={<div className={styles.outline} aria-hidden="true" />}>
          <JobSearchForm {...search} />
        </Suspense>
      </NarrowFold>
      {filtering ? (
        <NarrowFold
          label={inUse === 0 ? t('search.filters') : t('search.filtersInUse', { count: inUse })}
          icon={SlidersHorizontal}
        >
          <Suspense fallback={<div className={styles.filters} aria-hidden="true" />}>
            <JobFilters
              kind={filtering.kind}
              filters={filtering.shown.filters}
              place={place}
              counts={filtering.counts}
              onChange={(filters) => filtering.change({ filters })}
              onClear={filtering.clear}
            />
          </Suspense>
        </NarrowFold>
      ) : null}
    </div>
  );
}
