import { useTranslation } from 'react-i18next';
import { changeSavedSearch, type SavedSearch } from '#src/api/queries/savedSearches.ts';
import { useDeletedElsewhere } from '#src/pages/candidate/savedSearches/useDeletedElsewhere.ts';
import { useSavePanel } from '#src/pages/candidate/savedSearches/useSavePanel.ts';

/** The panel that gives a saved search another name. */
export function useRename(search: SavedSearch) {
  const { t } = useTranslation('savedSearches');
  const { guid, name, frequency } = search;
  const panel = useSavePanel({
    start: { name, frequency },
    listed: { name, frequency },
    // How often mails come may have been changed since the panel opened.
    save: (as) => changeSavedSearch(search, { name: as.name, frequency }),
    savedText: (as) => t('renamed', { name: as.name }),
  });
  const { panelProps } = panel;
  const failure = useDeletedElsewhere(guid, panelProps.failure);
  return { ...panel, panelProps: { ...panelProps, failure } };
}
