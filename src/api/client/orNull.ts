import { CallFailed } from '#src/api/client/problem.ts';

/** The answer of a call, or null when the server says that the record does not exist. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null;
    throw failure;
  }
}
