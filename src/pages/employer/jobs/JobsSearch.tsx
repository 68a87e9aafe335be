import { useTranslation } from 'react-i18next';
import type { JobStatus } from '#src/api/queries/employerJobs.ts';
import { FilterForm } from '#src/components/listing/FilterForm.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Select } from '#src/ui/select/Select.tsx';

const STATUSES = ['draft', 'published', 'paused', 'closed'] as const satisfies JobStatus[];

/** The status of an address; null for any, and for what is no status. */
export const statusOf = (text: string): JobStatus | null =>
  STATUSES.find((one) => one === text) ?? null;

interface JobsSearchProps {
  values: { words: string; status: string };
  onSearch: (values: { words: string; status: string }) => void;
}

/** The search of the jobs of a company, by words of title or place and by status. */
export function JobsSearch({ values, onSearch }: JobsSearchProps) {
  const { t } = useTranslation('employer');
  return (
    <Card>
      <FilterForm
        id="jobs"
        label={t('jobs.search')}
        filters={values}
        onShow={onSearch}
        look="grid"
        submitText={t('jobs.submit')}
        clearText={t('jobs.clear')}
      >
        {(field) => {
          const { errorMessage: _none, ...words } = field('words');
          return (
            <>
              <SearchField
                {...words}
                label={t('jobs.words')}
                clearLabel={t('jobs.emptyWords')}
                maxLength={200}
              />
              <Select
                {...field('status')}
                label={t('job.status')}
                emptyText={t('jobs.anyStatus')}
                options={STATUSES.map((value) => ({ value, text: t(`job.statuses.${value}`) }))}
              />
            </>
          );
        }}
      </FilterForm>
    </Card>
  );
}
