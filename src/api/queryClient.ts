import { QueryClient } from '@tanstack/react-query';
import { toProblem } from '#src/api/problem.ts';

/** Retries only a missing answer and errors of the server. */
function isWorthATry(count: number, failure: unknown): boolean {
  const { status } = toProblem(failure);
  return count < 1 && (status === 0 || status >= 500);
}

/** Without a network a call fails and says so; by default it would wait silently. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: { networkMode, retry: isWorthATry, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});
