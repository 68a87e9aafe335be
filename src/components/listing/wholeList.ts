import type { ListPage } from '#src/api/client/problem.ts';

/** A list as Listing reads it: the loads that came, and how the next one comes. */
export interface ListLoads<Item> {
  data: { readonly pages: readonly ListPage<Item>[] } | undefined;
  error: unknown;
  errorUpdatedAt: number;
  isFetching: boolean;
  isPending: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<
    Pick<ListLoads<Item>, 'data' | 'hasNextPage'> & { isError: boolean }
  >;
}

type Whole<Item> = Pick<
  ListLoads<Item>,
  'error' | 'errorUpdatedAt' | 'isFetching' | 'isPending' | 'refetch'
> & { readonly data: readonly Item[] | undefined };

/** A list that comes whole, as one load after which there is none. */
export function wholeList<Item>(query: Whole<Item>): ListLoads<Item> {
  const { data: items, error, errorUpdatedAt, isFetching, isPending, refetch } = query;
  const data = items && { pages: [{ items, total: items.length }] };
  return {
    data,
    error,
    errorUpdatedAt,
    isFetching,
    isPending,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => ({ data, hasNextPage: false, isError: false }),
  };
}
