import { useEffect } from 'react';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';

/** What every part of a candidate's page gets. */
export interface PartProps {
  userGuid: string;
  /** A part was refused: what is shared has changed. */
  onRefused: () => void;
}

/** Asks what is shared now, when a part of it is refused. */
export function useRefused(failure: QueryFailure | null, onRefused: () => void): void {
  const isRefused = failure?.problem.code === 'not_shared';
  useEffect(() => {
    if (isRefused) onRefused();
    // Once for each refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused, failure?.at]);
}
