import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { filteringMachine } from '#machines/filtering/filtering.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { useMachine } from '#src/components/useMachine.ts';
import { type Choices, choicesOf, choicesText } from '#src/pages/candidate/jobs/filterQuery.ts';
import { readSearch, searchQuery } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { readKept, writeKept } from '#src/tab/storage.ts';

/** The lists that have filters. */
export type FilteredKind = 'all' | 'remote' | 'recommended';

/** The search with other filters and another order. */
const withChoices = (search: JobSearch, { filters, sort }: Choices): JobSearch => ({
  ...search,
  filters,
  sort,
});

/**
 * The search of a list with filters: `search` is what the list was asked for, `shown` what the
 * controls show, which the list follows after a rest. Both are in the address at last. Filters
 * stay for the next visit of the list in this tab, unless its address names a search.
 */
export function useListSearch(kind: FilteredKind, userGuid: string) {
  const [query, setQuery] = useSearchParams();
  const kept = useKeptFilters(kind, userGuid);
  const search = readSearch(kept === null ? query : new URLSearchParams(kept));
  const { place } = search;
  const asked = choicesText(search);
  const { actor, snapshot, send } = useMachine(() => filteringMachine, { filters: asked });
  const shown = choicesOf(snapshot.context.shown, place);
  useEffect(() => {
    if (kept !== null) setQuery(kept, { replace: true });
  }, [kept, setQuery]);
  useEffect(() => {
    send({ type: 'address.changed', filters: asked });
    keepFor(kind, userGuid, asked);
  }, [send, userGuid, kind, asked]);
  useEffect(() => {
    const { unsubscribe } = actor.on('list.asked', ({ filters }) => {
      // The page may be left before it shows the list.
      keepFor(kind, userGuid, filters);
      setQuery((now) => {
        const before = readSearch(now);
        return searchQuery(withChoices(before, choicesOf(filters, before.place)));
      });
    });
    return unsubscribe;
  }, [actor, setQuery, userGuid, kind]);
  return {
    search,
    shown,
    /** Each search is a step of its own: Back leads to the one before. Filters stay. */
    setSearch: ({ words, place: near }: JobSearch) =>
      setQuery(searchQuery(withChoices({ ...search, words, place: near }, shown))),
    /** Shown at once; the list follows after a rest. */
    change: (choices: Partial<Choices>) =>
      send({ type: 'filters.changed', filters: choicesText({ ...shown, ...choices }) }),
    /** Takes all filters away, now. */
    clear: () => send({ type: 'filters.wanted', filters: choicesText({ sort: shown.sort }) }),
  };
}

/**
 * The filters of the visit before, for a list that was opened without any search; null once the
 * address has them, or has its own.
 */
function useKeptFilters(kind: FilteredKind, userGuid: string): string | null {
  const { key, search } = useLocation();
  // Back, forward and a reload show what the address says.
  const isOpened = useNavigationType() !== 'POP' && search === '';
  const [opening] = useState(() => ({ key, kept: isOpened ? keptFor(kind, userGuid) : null }));
  return opening.key === key ? opening.kept : null;
}

function keepFor(kind: FilteredKind, userGuid: string, filters: string): void {
  const before = readKept(userGuid, 'jobFilters');
  writeKept(userGuid, 'jobFilters', { ...Object(before), [kind]: filters });
}

function keptFor(kind: FilteredKind, userGuid: string): string | null {
  const text: unknown = Object(readKept(userGuid, 'jobFilters'))[kind];
  // Untrusted, like all storage; a distance needs a place, which is not kept.
  const kept = typeof text === 'string' ? choicesText(choicesOf(text, '')) : '';
  return kept === '' ? null : kept;
}
