import type { ListPage } from '#src/api/client/problem.ts';

/** Where the next load of a list begins; undefined after the last. */
export function nextOffset(pages: readonly ListPage<unknown>[]): number | undefined {
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  const isEnd = pages.at(-1)?.items.length === 0 || shown >= (pages.at(-1)?.total ?? 0);
  return isEnd ? undefined : shown;
}
