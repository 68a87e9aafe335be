import { useTranslation } from 'react-i18next';
import { TextSearchForm } from '#src/components/listing/TextSearchForm.tsx';
import type { TextSearch } from '#src/components/listing/useTextSearch.ts';

interface JobSearchFormProps {
  /** What is searched, e.g. "Saved jobs". */
  list: string;
  /** The search of the address; back and forward change it. */
  search: TextSearch;
  onSearch: (search: TextSearch) => void;
}

/** The search over a list of jobs. */
export function JobSearchForm({ list, search, onSearch }: JobSearchFormProps) {
  const { t } = useTranslation('jobs');
  return (
    <TextSearchForm
      id="job-search"
      label={t('search.label', { list })}
      wordsLabel={t('search.words')}
      search={search}
      onSearch={onSearch}
    />
  );
}
