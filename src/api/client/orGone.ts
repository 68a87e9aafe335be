import { toProblem } from '#src/api/client/problem.ts';

/**
 * Waits for a deletion. What was deleted elsewhere meanwhile, or by a call whose answer was lost,
 * is as the person wanted it.
 * @param code with which the server says that it is not there
 * @throws CallFailed
 */
export async function orGone(deleting: Promise<unknown>, code: string): Promise<void> {
  try {
    await deleting;
  } catch (failure) {
    if (toProblem(failure).code !== code) throw failure;
  }
}
