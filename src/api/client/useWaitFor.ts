import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether a view still waits for what was in progress when it was opened.
 * @param isInProgress asked once, when the view opens; what begins later is not waited for
 * @param ended resolves at the end; never rejects
 */
export function useWaitFor(isInProgress: () => boolean, ended: () => Promise<void>): boolean {
  const [isToWait] = useState(isInProgress);
  const { isPending } = useQuery({
    // Each view waits for itself: the wait of one is no answer to the next.
    queryKey: ['wait', useId()],
    queryFn: async () => {
      await ended();
      return true;
    },
    enabled: isToWait,
    gcTime: 0,
    // What is waited for is a call that has its own limit and needs no connection to end.
    networkMode: 'always',
  });
  return isToWait && isPending;
}
