import { useInfiniteQuery } from '@tanstack/react-query';
import type { Read } from '#src/api/client/read.ts';

interface Loads<Page extends { readonly total: number }> {
  /** The operation, with the parameters of its first load. */
  readonly read: Read<unknown>;
  /** Another version of the list is another list. */
  readonly version: number;
  readonly isEnabled: boolean;
  readonly load: (offset: number) => Promise<Page>;
  /** Where the next load begins; undefined after the last. */
  readonly next: (pages: readonly Page[]) => number | undefined;
  /** How many of the shown items the list of the server has no more; they keep their place. */
  readonly left?: (pages: readonly Page[]) => number;
  /** In milliseconds: how long it is kept when no view shows it; 5 minutes when not given. */
  readonly gcTime?: number;
}

/**
 * A list that comes in loads, by an operation that takes the offset among its parameters. Its
 * total goes on counting what is shown and has left.
 */
export function useLoads<Page extends { readonly total: number }>(list: Loads<Page>) {
  const { read, version, isEnabled, load, next, left = () => 0, gcTime } = list;
  return useInfiniteQuery({
    queryKey: [...read.queryKey, 'loads', version],
    enabled: isEnabled,
    ...(gcTime === undefined ? {} : { gcTime }),
    initialPageParam: { offset: 0, gone: 0 },
    queryFn: async ({ pageParam: { offset, gone } }): Promise<Page> => {
      const page = await load(offset);
      return gone === 0 ? page : { ...page, total: page.total + gone };
    },
    getNextPageParam: (_last: Page, pages: readonly Page[]) => {
      const shown = next(pages);
      const gone = left(pages);
      return shown === undefined ? undefined : { offset: shown - gone, gone };
    },
  });
}
