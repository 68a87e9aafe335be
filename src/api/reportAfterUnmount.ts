import { toProblem } from '#src/api/client/problem.ts';
import { addLateFailure, isUndecided, type LateFailure } from '#src/tab/lateFailures.ts';

interface Reporter extends Pick<LateFailure, 'userGuid' | 'keepsDraft'> {
  /** Whether the screen that started the work has been left. */
  readonly hasLeft: () => boolean;
  /** Its address, where the work starts only when it is left already. */
  readonly path?: string;
}

/**
 * Reports a failure on the current page if the screen that waited for the work was left. Who waits
 * for the call itself decides: by the time the failure gets further, the screen may be gone because
 * of it. Rejects when the work rejects.
 */
export async function reportAfterUnmount<Answer>(
  { hasLeft, path = window.location.pathname, ...reporter }: Reporter,
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (failure) {
    if (isUndecided(failure) && hasLeft())
      addLateFailure({ ...reporter, problem: toProblem(failure), path });
    throw failure;
  }
}
