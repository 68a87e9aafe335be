import { QueryClient } from '@tanstack/react-query';
import { toProblem } from '#src/api/problem.ts';

/** A refusal stays a refusal; only no answer and the server's own faults are worth one more try. */
function isWorthATry(count: number, failure: unknown): boolean {
  const { status } = toProblem(failure);
  return count < 1 && (status === 0 || status >= 500);
}

/** Without a network a call fails and says so; the default would wait in silence until there is one. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: { networkMode, retry: isWorthATry, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});
