import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import type { ChangeSearch } from '#src/pages/candidate/savedSearches/useChangeInTurn.ts';
import { useDeletedElsewhere } from '#src/pages/candidate/savedSearches/useDeletedElsewhere.ts';
import { useSavePanel } from '#src/pages/candidate/savedSearches/useSavePanel.ts';

/** The panel that gives a saved search another name. */
export function useRename(search: SavedSearch, change: ChangeSearch) {
  const { t } = useTranslation('savedSearches');
  const { guid, name, frequency } = search;
  const panel = useSavePanel({
    start: { name, frequency },
    listed: { name, frequency },
    // How often mails come may have been changed since the panel opened.
    save: ({ name: wanted }) => change({ name: wanted }),
    savedText: (as) => t('renamed', { name: as.name }),
  });
  const { panelProps } = panel;
  const failure = useDeletedElsewhere(guid, panelProps.failure);
  return { ...panel, panelProps: { ...panelProps, failure } };
}
