import { useTranslation } from 'react-i18next';
import { SAVED_SEARCH_NAME_MAX } from '#domain/limits.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import type { SearchedList } from '#src/pages/candidate/savedSearches/searchOf.ts';

/** The name that a search has until the person gives it another: "nurse near Utica". */
export function useSuggestedName(list: SearchedList, { words, place }: JobSearch): string {
  const { t } = useTranslation('savedSearches');
  const [city = ''] = place.split(',');
  const kind =
    words !== '' && city !== '' ? 'both' : words !== '' ? 'words' : city !== '' ? 'place' : 'none';
  const key = list === 'remote' ? (`${kind}Remote` as const) : kind;
  return t(`suggested.${key}`, { words, place: city }).slice(0, SAVED_SEARCH_NAME_MAX);
}
