import { MapPin, Search } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '#src/api/queries/jobLists.ts';
import { useForm } from '#src/components/form/useForm.ts';
import styles from '#src/pages/candidate/jobs/JobSearch.module.css';
import { isSearching } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface JobSearchFormProps {
  /** What is searched, e.g. "Saved jobs". */
  list: string;
  /** The search of the address; back and forward change it. */
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** Words and place. Enter or the button searches; Clear shows the whole list again. */
export function JobSearchForm({ list, search, onSearch }: JobSearchFormProps) {
  const { t } = useTranslation('jobs');
  const { fill, submit, field } = useForm({
    id: 'job-search',
    initial: { words: search.words, place: search.place },
    send: async (values) => onSearch(values),
  });
  const [words, place] = [field('words'), field('place')];
  // Not by mounting the form again: the person who pressed Enter is still in it.
  useLayoutEffect(() => {
    fill({ words: search.words, place: search.place });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search.words, search.place]);
  const clear = () => {
    fill({ words: '', place: '' });
    onSearch({ words: '', place: '' });
    // The button goes away with the search.
    focusField(words.id);
  };
  return (
    <Form role="search" aria-label={t('search.label', { list })} onSubmit={submit}>
      <div className={styles.row}>
        <SearchField
          id={words.id}
          label={t('search.words')}
          clearLabel={t('search.emptyWords')}
          maxLength={200}
          value={words.value}
          onChange={words.onChange}
        />
        <SearchField
          label={t('search.place')}
          clearLabel={t('search.emptyPlace')}
          icon={MapPin}
          maxLength={200}
          value={place.value}
          onChange={place.onChange}
        />
        <Cluster>
          <Button type="submit" look="primary" icon={Search}>
            {t('search.submit')}
          </Button>
          {isSearching(search) ? <Button onPress={clear}>{t('search.clear')}</Button> : null}
        </Cluster>
      </div>
    </Form>
  );
}
