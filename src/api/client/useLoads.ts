import { useInfiniteQuery } from '@tanstack/react-query';
import type { Read } from '#src/api/client/read.ts';

interface Loads<Page> {
  /** The operation, with the parameters of its first load. */
  readonly read: Read<unknown>;
  /** Another version of the list is another list. */
  readonly version: number;
  readonly isEnabled: boolean;
  readonly load: (offset: number) => Promise<Page>;
  /** Where the next load begins; undefined after the last. */
  readonly next: (pages: readonly Page[]) => number | undefined;
  /** In milliseconds: how long it is kept when no view shows it; 5 minutes when not given. */
  readonly gcTime?: number;
}

/** A list that comes in loads, by an operation that takes the offset among its parameters. */
export function useLoads<Page>({ read, version, isEnabled, load, next, gcTime }: Loads<Page>) {
  return useInfiniteQuery({
    queryKey: [...read.queryKey, 'loads', version],
    enabled: isEnabled,
    ...(gcTime === undefined ? {} : { gcTime }),
    initialPageParam: 0,
    queryFn: ({ pageParam }) => load(pageParam),
    getNextPageParam: (_last: Page, pages: readonly Page[]) => next(pages),
  });
}
