import { type QueryFunction, type QueryKey, QueryObserver, useQuery } from '@tanstack/react-query';
import { queryClient } from '#src/api/client/queryClient.ts';
import { restartFetches } from '#src/api/client/restartFetches.ts';
import { useView } from '#src/session/usePerson.ts';

/** What is about another person is kept only while it is on the screen. */
export const NOT_KEPT = { gcTime: 0, staleTime: 0 } as const;

/** One operation with its parameters, as `queryOptions` of operations.ts makes it. */
export interface Read<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Data, never>;
}

/**
 * What the query library takes: the function of a read expects the key of its own operation
 * alone.
 */
export function optionsOf<Data>({ queryKey, queryFn }: Read<Data>) {
  return { queryKey, queryFn: queryFn as QueryFunction<Data> };
}

interface ReadOptions<Data, Picked> {
  /** The part that the view needs. */
  readonly select?: (data: Data) => Picked;
  readonly enabled?: boolean;
  /** In milliseconds; 30 seconds when not given. */
  readonly staleTime?: number;
  readonly retry?: boolean;
  /** In milliseconds: how long it is kept when no view shows it; 5 minutes when not given. */
  readonly gcTime?: number;
  /** In milliseconds: asks again and again while a view shows it. */
  readonly refetchInterval?: number;
  /** Asks again whenever the window gets the focus. */
  readonly refetchOnWindowFocus?: 'always';
  /**
   * What is shown while an administrator views, who is never answered it; null: nothing.
   */
  readonly inView?: Data | null;
  /** Whether a view that opens asks again: 'always', or true for what is stale. */
  readonly refetchOnMount?: (query: {
    readonly state: { readonly dataUpdatedAt: number };
  }) => 'always' | true;
}

/** A query of a read that is named in a module, because others ask for the same. */
export function useRead<Data, Picked = Data>(
  read: Read<Data>,
  { inView, ...options }: ReadOptions<Data, Picked> = {},
) {
  const isClosed = useView() !== null && inView !== undefined;
  return useQuery<Data, unknown, Picked>({
    ...optionsOf(read),
    ...options,
    ...(isClosed ? { enabled: false, ...(inView === null ? {} : { initialData: inView }) } : {}),
  });
}

/**
 * Asks the server now, for an actor or other code without a view; a view that is asking already
 * shares its request, and all views show the answer.
 * @throws CallFailed
 */
export async function fetchFresh<Data>(read: Read<Data>): Promise<Data> {
  const options = { ...optionsOf(read), staleTime: 0, retry: false };
  // A request whose last view goes is cut, and would be answered with what was known before.
  const observer = new QueryObserver(queryClient, { ...options, enabled: false });
  const stop = observer.subscribe(() => {});
  try {
    return await queryClient.fetchQuery(options);
  } finally {
    stop();
  }
}

/** What the tab knows of it; undefined when that is nothing. */
export function getCached<Data>({ queryKey }: Read<Data>): Data | undefined {
  return queryClient.getQueryData<Data>(queryKey);
}

/**
 * Changes what the tab knows of it, where it knows anything. What something else had marked as
 * changed is asked for when a view opens, also after this change.
 */
export function updateCached<Data>({ queryKey }: Read<Data>, change: (before: Data) => Data): void {
  const wasMarked = queryClient.getQueryState(queryKey)?.isInvalidated ?? false;
  queryClient.setQueryData<Data>(queryKey, (before) =>
    before === undefined ? undefined : change(before),
  );
  const one = { queryKey, exact: true };
  if (wasMarked) void queryClient.invalidateQueries({ ...one, refetchType: 'none' });
  restartFetches(one);
}

/** Marks changed data: a view that shows it asks again now, others when they open. */
export async function invalidate(reads: readonly Read<unknown>[]): Promise<void> {
  await Promise.all(reads.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

/** Forgets what the tab knows of it, and asks again now where a view shows it. */
export async function resetCached({ queryKey }: Read<unknown>): Promise<void> {
  await queryClient.resetQueries({ queryKey });
}

/** Marks every answer of an operation as changed, whatever it was asked for. */
export async function invalidateAll({ queryKey }: Read<unknown>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
}

/** What the tab knows of it, else what the server says now. @throws CallFailed */
export function ensureCached<Data>(read: Read<Data>): Promise<Data> {
  return queryClient.ensureQueryData(optionsOf(read));
}

/**
 * What the tab has known for 30 seconds at most, else what the server says now. @throws
 * CallFailed
 */
export function fetchRecent<Data>(read: Read<Data>): Promise<Data> {
  return queryClient.fetchQuery(optionsOf(read));
}

/** Asks the server past the cache: for a part of what a query is made of. @throws CallFailed */
export async function fetchUncached<Data>({ queryKey, queryFn }: Read<Data>): Promise<Data> {
  const run = queryFn as (asked: { queryKey: QueryKey }) => Data | Promise<Data>;
  return run({ queryKey });
}

/**
 * A read that is answered by way of `load`: from what the tab keeps, or after what must come
 * first.
 */
export function withLoader<Data>(
  { queryKey }: Read<unknown>,
  version: number,
  load: () => Promise<Data>,
): Read<Data> {
  return { queryKey: [...queryKey, version], queryFn: load };
}

/** A read that is asked for when what comes first has ended. */
export function afterThat<Data>(
  { queryKey, queryFn }: Read<Data>,
  first: () => Promise<void>,
): Read<Data> {
  return {
    queryKey,
    queryFn: async (context) => {
      await first();
      return queryFn(context);
    },
  };
}

/**
 * A read that is put together from the answers of several operations.
 * @param load left out where the read is only named, to be read again
 */
export function madeOf<Data>(
  name: string,
  load: () => Promise<Data> = () => Promise.reject(new Error(`${name} is only named here.`)),
): Read<Data> {
  return { queryKey: [name], queryFn: load };
}
