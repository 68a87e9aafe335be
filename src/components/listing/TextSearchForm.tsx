import { MapPin, Search } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#src/components/form/useForm.ts';
import styles from '#src/components/listing/TextSearchForm.module.css';
import type { TextSearch } from '#src/components/listing/useTextSearch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface TextSearchFormProps {
  /** The id of the form, which the ids of its fields begin with. */
  id: string;
  /** Names the form, e.g. "Search saved jobs". */
  label: string;
  /** What the words are looked for in, e.g. "Name or profession". */
  wordsLabel: string;
  /** What the place may be; with ZIP codes when left out. */
  placeLabel?: string;
  /** The search of the address; back and forward change it. */
  search: TextSearch;
  onSearch: (search: TextSearch) => void;
}

/** Words and place. Enter or the button searches; Clear shows the whole list again. */
export function TextSearchForm({
  id,
  label,
  wordsLabel,
  placeLabel,
  search,
  onSearch,
}: TextSearchFormProps) {
  const { t } = useTranslation('listing');
  const { fill, submit, field } = useForm({
    id,
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
    <Form role="search" aria-label={label} onSubmit={submit}>
      <div className={styles.row}>
        <SearchField
          id={words.id}
          label={wordsLabel}
          clearLabel={t('search.emptyWords')}
          maxLength={200}
          value={words.value}
          onChange={words.onChange}
        />
        <SearchField
          label={placeLabel ?? t('search.place')}
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
          {search.words !== '' || search.place !== '' ? (
            <Button onPress={clear}>{t('search.clear')}</Button>
          ) : null}
        </Cluster>
      </div>
    </Form>
  );
}
