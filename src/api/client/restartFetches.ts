import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from '#src/api/client/queryClient.ts';

/**
 * What is on its way was asked for before a change, and must not be shown after it: it is cut and
 * asked for again. Who waits for it gets the new answer; a list that was loading more goes on from
 * what it shows now.
 */
export function restartFetches(of: QueryFilters): void {
  for (const query of queryClient.getQueryCache().findAll(of)) {
    const { fetchStatus, fetchMeta } = query.state;
    if (fetchStatus === 'idle') continue;
    void query.cancel({ silent: true });
    // A view tells a failure by the state of its query.
    void query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : {}).catch(() => {});
  }
}
