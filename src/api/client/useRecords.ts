import { useState } from 'react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { optionsOf, type Read } from '#src/api/client/read.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import { useVisitStart } from '#src/tab/visit.ts';

/** A query, or several, as a view shows them. */
export interface Shown<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly errorUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

type Reads = Readonly<Record<string, Read<unknown>>>;
type DataOf<Parts extends Reads> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Read<infer Data> ? Data : never;
};

interface RecordsOptions {
  /**
   * Shows nothing that an earlier visit left: for a form, which stands on what was loaded for it.
   */
  readonly isFreshOnly?: boolean;
  /** Another person's: nothing of it is kept when no view shows it. */
  readonly isOfAnother?: boolean;
}

/**
 * Records of a person that are shown together, each asked for once a visit of a page, whoever else
 * shows it. There is data when all have come.
 */
export function useRecords<Parts extends Reads>(
  parts: Parts,
  { isFreshOnly = false, isOfAnother = false }: RecordsOptions = {},
): Shown<DataOf<Parts>> {
  const since = useVisitStart();
  const names = Object.keys(parts);
  // A view always shows the same parts, so their number never changes.
  const results: readonly UseQueryResult[] = Object.values(parts).map((read) =>
    // oxlint-disable-next-line react-hooks/rules-of-hooks
    useQuery({
      ...optionsOf(read),
      staleTime: 0,
      ...(isOfAnother ? { gcTime: 0 } : {}),
      refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdatedAt < since,
      // What failed in this visit is asked for again by a press alone: two views that each show
      // something else while the other waits would ask without end.
      retryOnMount: failedAt(read) < since,
    }),
  );
  const isFresh = useIsFresh(results, since);
  // A failure of an earlier visit is not one of this page's.
  const [failedBefore] = useState(() =>
    results.map(({ errorUpdatedAt }) => (errorUpdatedAt < since ? errorUpdatedAt : 0)),
  );
  const failed = results.find(
    ({ error, errorUpdatedAt }, index) => error !== null && errorUpdatedAt !== failedBefore[index],
  );
  const isThere = results.every(({ data }) => data !== undefined) && (isFresh || !isFreshOnly);
  const data = Object.fromEntries(names.map((name, index) => [name, results[index]?.data]));
  return {
    data: isThere ? (data as DataOf<Parts>) : undefined,
    error: failed?.error ?? null,
    errorUpdatedAt: Math.max(...results.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map((one) => (one.isSuccess ? null : one.refetch()))),
  };
}

/** When the read failed last, in milliseconds since 1970; 0 when it never did. */
function failedAt({ queryKey }: Read<unknown>): number {
  return queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0;
}

/** Whether everything was asked for in this visit; true from the first time on. */
function useIsFresh(results: readonly UseQueryResult[], since: number): boolean {
  const [old, setOld] = useState<readonly number[] | null>(null);
  const [isFresh, setFresh] = useState(false);
  if (isFresh) return true;
  const times = results.map(({ dataUpdatedAt }) => dataUpdatedAt);
  // By what has changed, not by the clock alone: a clock that is set back must not hide a record.
  const tooOld = old ?? times.map((time) => (time < since ? time : -1));
  if (old === null) setOld(tooOld);
  const isNow = times.every((time, index) => time !== tooOld[index]);
  if (isNow) setFresh(true);
  return isNow;
}
