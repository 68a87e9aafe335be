import { QueryClient } from '@tanstack/react-query';
import { toProblem } from '#src/api/client/problem.ts';

/**
 * Retries only when there was no answer, or the server had an error. What took too long has made
 * the person wait already.
 */
function isWorthATry(count: number, failure: unknown): boolean {
  const { status, code } = toProblem(failure);
  return count < 1 && code !== 'timed_out' && (status === 0 || status >= 500);
}

/** Without a network a call fails and shows that. The default would wait without a message. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: { networkMode, retry: isWorthATry, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});
