import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The state of a history entry in which these jobs of a list are new. It survives a reload, and
 * the address stays that of the search.
 */
export const stateWith = (newJobs: readonly string[]) => ({ newJobs });

/** The ids of the jobs that are marked as new; only in a list that a saved search opened. */
export function useNewJobs(): ReadonlySet<string> {
  const { state } = useLocation();
  // Untrusted: another version of the page may have written it.
  const newJobs: unknown = Object(state).newJobs;
  return useMemo(
    () =>
      new Set(
        Array.isArray(newJobs)
          ? newJobs.filter((id): id is string => typeof id === 'string')
          : undefined,
      ),
    [newJobs],
  );
}
