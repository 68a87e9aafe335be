import type { ListPage } from '#src/api/client/problem.ts';

/** Where the next load of a list begins; undefined after the last. */
export function nextOffset(pages: readonly ListPage<unknown>[]): number | undefined {
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  const isEnd = pages.at(-1)?.items.length === 0 || shown >= (pages.at(-1)?.total ?? 0);
  return isEnd ? undefined : shown;
}

/** How many of the shown items are not in the list any more, for the `left` of useLoads. */
export const countLeft =
  <Item>(hasLeft: (item: Item) => boolean) =>
  (pages: readonly ListPage<Item>[]): number =>
    pages.reduce((sum, { items }) => sum + items.filter(hasLeft).length, 0);
