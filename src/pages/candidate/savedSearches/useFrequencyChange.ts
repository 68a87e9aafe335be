import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import { useCall } from '#src/components/useCall.ts';
import type { ChangeSearch } from '#src/pages/candidate/savedSearches/useChangeInTurn.ts';
import { useDeletedElsewhere } from '#src/pages/candidate/savedSearches/useDeletedElsewhere.ts';
import { announce } from '#src/ui/announcer/announce.ts';

type Frequency = SavedSearch['frequency'];

/**
 * Changes how often mails of a saved search come, which also answers "Do you still want this?".
 */
export function useFrequencyChange(search: SavedSearch, save: ChangeSearch) {
  const { t } = useTranslation('savedSearches');
  const { guid, frequency } = search;
  const [wanted, setWanted] = useState(frequency);
  const asked = useRef(frequency);
  const call = useCall(async () => {
    let saved: SavedSearch;
    // Another choice may be made while the one before is sent.
    do saved = await save({ frequency: asked.current });
    while (saved.frequency !== asked.current);
    announce(t(`changed.${saved.frequency}`, { name: saved.name }));
  });
  const { isCalling, isDone, forget, start } = call;
  const failure = useDeletedElsewhere(guid, call.failure);
  // It can be changed again.
  useEffect(() => {
    if (isDone) forget();
  });
  return {
    call: { ...call, failure },
    /** As it is, or is about to be. */
    frequency: isCalling ? wanted : frequency,
    change: (next: Frequency) => {
      asked.current = next;
      setWanted(next);
      start();
    },
  };
}
