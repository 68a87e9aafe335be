import { QueryClient } from '@tanstack/react-query';
import { toProblem } from '#src/api/problem.ts';

/** Retries only when there was no answer, or the server had an error. */
function isWorthATry(count: number, failure: unknown): boolean {
  const { status } = toProblem(failure);
  return count < 1 && (status === 0 || status >= 500);
}

/** Without a network a call fails and shows that. The default would wait without a message. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: { networkMode, retry: isWorthATry, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});
