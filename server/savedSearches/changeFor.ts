import type { components } from '#openapi/user.ts';
import { isPlaceGone } from '#server/savedSearches/places.ts';
import type { SavedSearchRow } from '#server/savedSearches/queries.ts';

type Wish = components['schemas']['SavedSearchChange'];

/**
 * What a change of name or frequency changes. Mails that begin again tell of nothing that came
 * while there were none.
 */
export function changeFor(search: SavedSearchRow, { name, frequency }: Wish, at: Date) {
  const isGone = isPlaceGone(search);
  const hadMails = search.frequency !== 'never' && search.paused_at === null;
  return {
    name: name.trim(),
    frequency,
    reviewed_at: at,
    asked_at: null,
    paused_at: isGone ? (search.paused_at ?? at) : null,
    paused_for: isGone ? ('place' as const) : null,
    ...(hadMails ? {} : { mails_since: at, last_run_at: at }),
  };
}

/** Whether a search is as a change would make it, which was sent before: its answer was lost. */
export function isMade(search: SavedSearchRow, change: ReturnType<typeof changeFor>): boolean {
  return (['name', 'frequency', 'asked_at', 'paused_for'] as const).every(
    (column) => search[column] === change[column],
  );
}
