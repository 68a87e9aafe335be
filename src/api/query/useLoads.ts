import { useInfiniteQuery } from '@tanstack/react-query';
import type { Read } from '#src/api/query/read.ts';

interface Loads<Page> {
  /** The operation, with the parameters of its first load. */
  readonly read: Read<unknown>;
  /** Another version of the list is another list. */
  readonly version: number;
  readonly isEnabled: boolean;
  readonly load: (offset: number) => Promise<Page>;
  /** Where the next load begins; undefined after the last. */
  readonly next: (pages: readonly Page[]) => number | undefined;
}

/** A list that comes in loads, by an operation that takes the offset among its parameters. */
export function useLoads<Page>({ read, version, isEnabled, load, next }: Loads<Page>) {
  return useInfiniteQuery({
    queryKey: [...read.queryKey, 'loads', version],
    enabled: isEnabled,
    initialPageParam: 0,
    queryFn: ({ pageParam }) => load(pageParam),
    getNextPageParam: (_last: Page, pages: readonly Page[]) => next(pages),
  });
}
