import { useTranslation } from 'react-i18next';
import { JOB_SORTS, type JobSort } from '#domain/jobFilters.ts';
import type { FilteredKind } from '#src/pages/candidate/jobs/useListSearch.ts';
import { Select } from '#src/ui/select/Select.tsx';

interface SortByProps {
  kind: FilteredKind;
  /** Whether the search has words; without them the newest of all jobs come first anyway. */
  hasWords: boolean;
  sort: JobSort;
  onChange: (sort: JobSort) => void;
}

/** The order of a list. */
export function SortBy({ kind, hasWords, sort, onChange }: SortByProps) {
  const { t } = useTranslation('jobFilters');
  const hasBest = kind === 'recommended' || hasWords;
  const sorts = hasBest ? JOB_SORTS : JOB_SORTS.filter((one) => one !== 'best');
  const value = sort === 'best' && !hasBest ? 'newest' : sort;
  return (
    <Select
      label={t('sort')}
      labelPlace="beside"
      options={sorts.map((one) => ({
        value: one,
        text: t(`order.${one === 'best' && kind === 'recommended' ? 'fit' : one}`),
      }))}
      value={value}
      onChange={(text) => {
        const chosen = JOB_SORTS.find((one) => one === text) ?? 'best';
        onChange(chosen === 'newest' && !hasBest ? 'best' : chosen);
      }}
    />
  );
}
