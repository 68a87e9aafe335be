import { useEffect, useRef, useState } from 'react';
import { type Problem, toProblem } from '#src/api/client/problem.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** The part of a query that is read here. */
interface Fetched {
  data: unknown;
  error: unknown;
  errorUpdatedAt: number;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A failed query, until its data arrive. */
export interface QueryFailure {
  readonly problem: Problem;
  /** When it failed, to tell two failures apart. */
  readonly at: number;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The failure of a query, or null. A query without data clears its error when it fetches again,
 * which would remove the pressed button and its focus (WCAG 2.4.3): here the failure stays until
 * data arrive. Failures of an earlier visit do not count. `cameText` is announced when a retry
 * loads the missing data.
 */
export function useQueryFailure(query: Fetched, cameText = ''): QueryFailure | null {
  const { data, error, errorUpdatedAt: at, isFetching, refetch } = query;
  const [last, setLast] = useState<{ error: unknown; at: number } | null>(null);
  if (error && last?.at !== at) setLast({ error, at });
  // The time shows whether it is the same query: the address may have changed.
  const kept = data === undefined && isFetching && last?.at === at ? last.error : null;
  const failure = error ?? kept;

  const wasMissing = useRef(false);
  const hasFailed = failure !== null;
  const isMissing = data === undefined;
  useEffect(() => {
    if (!hasFailed && !isMissing && wasMissing.current) announce(cameText);
    wasMissing.current = hasFailed && isMissing;
    // Only the change of state speaks; a changed wording does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed, isMissing]);

  if (failure === null) return null;
  return { problem: toProblem(failure), at, isRetrying: isFetching, retry: () => void refetch() };
}
