import { QueryClient } from '@tanstack/react-query';
import { toProblem } from '#src/api/problem.ts';

/** A refusal stays a refusal; only no answer and the server's own faults are worth one more try. */
function isWorthATry(count: number, failure: unknown): boolean {
  const { status } = toProblem(failure);
  return count < 1 && (status === 0 || status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthATry, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});
