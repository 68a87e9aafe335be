import { toProblem } from '#src/api/client/problem.ts';

/**
 * Waits for a call about a case, and tells when it is refused because nothing is shared any more.
 * @throws what the call throws
 */
export async function whenNotShared<Answer>(
  work: Promise<Answer>,
  notify: () => void,
): Promise<Answer> {
  try {
    return await work;
  } catch (failure) {
    if (toProblem(failure).code === 'not_shared') notify();
    throw failure;
  }
}
