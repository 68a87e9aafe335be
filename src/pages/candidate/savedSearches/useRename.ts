import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import { useChange } from '#src/pages/candidate/savedSearches/useChange.ts';
import { useSavePanel } from '#src/pages/candidate/savedSearches/useSavePanel.ts';

/** The panel that gives a saved search another name. */
export function useRename(search: SavedSearch) {
  const { t } = useTranslation('savedSearches');
  const changeTo = useChange();
  const { name, frequency } = search;
  return useSavePanel({
    start: { name, frequency },
    listed: { name, frequency },
    // How often mails come may have been changed since the panel opened.
    save: (as) => changeTo(search, { name: as.name, frequency }),
    savedText: (as) => t('renamed', { name: as.name }),
  });
}
