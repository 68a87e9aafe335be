import { useEffect } from 'react';

/**
 * Answers a failure in the way of this screen, each time it comes. Of a screen that was left nothing
 * is answered: then the failure is told like any other.
 * @param failure of a form or call; null when it has none
 * @param isIt which failure that is
 */
export function useRefusal<Failure>(
  failure: Failure | null,
  isIt: (failure: Failure) => boolean,
  answer: () => void,
): void {
  useEffect(() => {
    if (failure !== null && isIt(failure)) answer();
    // Once for each failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);
}

/** Whether nothing is shared with a coach any more. */
export const isNotShared = ({ code }: { readonly code: string }): boolean => code === 'not_shared';
