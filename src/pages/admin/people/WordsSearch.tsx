import { useTranslation } from 'react-i18next';
import { FilterForm } from '#src/components/listing/FilterForm.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';

interface WordsSearchProps {
  id: string;
  /** Names the form, e.g. "Search job coaches". */
  label: string;
  values: { words: string };
  onSearch: (values: { words: string }) => void;
}

/** The search of a list of people, by words of name or address. */
export function WordsSearch({ id, label, values, onSearch }: WordsSearchProps) {
  const { t } = useTranslation('admin');
  return (
    <FilterForm
      id={id}
      label={label}
      filters={values}
      onShow={onSearch}
      look="row"
      submitText={t('search.submit')}
      clearText={t('search.clear')}
    >
      {(field) => {
        const { errorMessage: _none, ...words } = field('words');
        return (
          <SearchField
            {...words}
            label={t('search.words')}
            clearLabel={t('search.emptyWords')}
            maxLength={200}
          />
        );
      }}
    </FilterForm>
  );
}
