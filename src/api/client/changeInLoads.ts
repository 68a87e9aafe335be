import type { InfiniteData, QueryFilters } from '@tanstack/react-query';
import type { ListPage } from '#src/api/client/problem.ts';
import type { Read } from '#src/api/client/read.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import { restartFetches } from '#src/api/client/restartFetches.ts';

type Pages<Item> = InfiniteData<ListPage<Item>>;

function changeLoads<Item>(
  of: Read<unknown>,
  change: (page: ListPage<Item>, all: readonly ListPage<Item>[]) => ListPage<Item>,
): void {
  const loads: QueryFilters = {
    queryKey: of.queryKey.slice(0, 2),
    predicate: ({ queryKey }) => queryKey.includes('loads'),
  };
  queryClient.setQueriesData<Pages<Item>>(
    loads,
    (before) =>
      before && { ...before, pages: before.pages.map((page) => change(page, before.pages)) },
  );
  restartFetches(loads);
}

/**
 * Changes items in every load of an operation that the tab knows, whatever it was asked for. The
 * lists keep their order and their length.
 */
export function changeInLoads<Item>(of: Read<unknown>, change: (item: Item) => Item): void {
  changeLoads<Item>(of, (page) => ({ ...page, items: page.items.map(change) }));
}

/** Takes items out of every load of an operation that the tab knows, and counts them no more. */
export function takeOutOfLoads<Item>(of: Read<unknown>, isGone: (item: Item) => boolean): void {
  changeLoads<Item>(of, ({ items, total }, all) => {
    const gone = all.flatMap((page) => page.items).filter(isGone).length;
    return { items: items.filter((item) => !isGone(item)), total: total - gone };
  });
}
