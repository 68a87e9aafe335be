import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { saveSearch, useSavedSearches } from '#src/api/queries/savedSearches.ts';
import { SaveSearchPanel } from '#src/pages/candidate/savedSearches/SaveSearchPanel.tsx';
import { isSameSearch, type SearchedList } from '#src/pages/candidate/savedSearches/searchOf.ts';
import { useSavePanel } from '#src/pages/candidate/savedSearches/useSavePanel.ts';
import { useSuggestedName } from '#src/pages/candidate/savedSearches/useSuggestedName.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface SaveSearchProps {
  list: SearchedList;
  search: JobSearch;
}

/**
 * Saves the search of a list, in place: a name and how often mails come. Key it by words and
 * place: filters may change while the panel is open.
 */
export function SaveSearch({ list, search }: SaveSearchProps) {
  const { t } = useTranslation('savedSearches');
  const name = useSuggestedName(list, search);
  const { data } = useSavedSearches();
  const { isSaved, isOpen, buttonProps, panelProps } = useSavePanel({
    start: { name, frequency: 'weekly' },
    listed: data && (data.find((one) => isSameSearch(one, list, search)) ?? null),
    save: (as) => {
      const { words, place, filters, sort } = search;
      return saveSearch({
        ...as,
        list,
        words,
        place,
        ...(filters === undefined ? {} : { filters }),
        ...(sort === undefined ? {} : { sort }),
      });
    },
    savedText: ({ frequency }) => t(`save.saved.${frequency}`),
  });
  return (
    <>
      <Button icon={isSaved ? BookmarkCheck : Bookmark} {...buttonProps}>
        {isSaved ? t('save.done') : t('save.button')}
      </Button>
      {isOpen ? <SaveSearchPanel of="jobList" label={t('save.button')} {...panelProps} /> : null}
    </>
  );
}
