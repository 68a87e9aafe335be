import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '#src/api/queries/jobLists.ts';
import { isSearching, searchQuery } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Cluster, Columns } from '#src/ui/stack/Stack.tsx';

interface JobSearchFormProps {
  /** What is searched, e.g. "Saved jobs". */
  list: string;
  /** The search of the address; back and forward change it. */
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

const WORDS = 'job-search-words';

/** Words and place. Enter or the button searches; Clear shows the whole list again. */
export function JobSearchForm({ list, search, onSearch }: JobSearchFormProps) {
  const { t } = useTranslation('jobs');
  const [words, setWords] = useState(search.words);
  const [place, setPlace] = useState(search.place);
  const [known, setKnown] = useState(search);
  // Not by making the form anew: the person who pressed Enter is still in it.
  if (searchQuery(known) !== searchQuery(search)) {
    setKnown(search);
    setWords(search.words);
    setPlace(search.place);
  }
  const clear = () => {
    setWords('');
    setPlace('');
    onSearch({ words: '', place: '' });
    // The button goes away with the search.
    focusField(WORDS);
  };
  return (
    <Form
      role="search"
      aria-label={t('search.label', { list })}
      onSubmit={() => onSearch({ words, place })}
    >
      <Columns>
        <SearchField
          id={WORDS}
          label={t('search.words')}
          clearLabel={t('search.emptyWords')}
          maxLength={200}
          value={words}
          onChange={setWords}
        />
        <SearchField
          label={t('search.place')}
          clearLabel={t('search.emptyPlace')}
          icon={MapPin}
          maxLength={200}
          value={place}
          onChange={setPlace}
        />
      </Columns>
      <Cluster>
        <Button type="submit" look="primary" icon={Search}>
          {t('search.submit')}
        </Button>
        {isSearching(search) ? <Button onPress={clear}>{t('search.clear')}</Button> : null}
      </Cluster>
    </Form>
  );
}
