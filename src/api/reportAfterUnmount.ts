import { toProblem } from '#src/api/problem.ts';
import { type LateFailure, tellLateFailure } from '#src/session/lateFailures.ts';

interface Reporter extends Pick<LateFailure, 'what' | 'userGuid'> {
  /** Whether the screen that asked for the work has been left by now. */
  readonly hasLeft: () => boolean;
}

/**
 * Reports a failure on the current page when the screen that waited for it was left. Rejects like
 * the work does.
 */
export async function reportAfterUnmount<Answer>(
  { what, userGuid, hasLeft }: Reporter,
  work: Promise<Answer>,
): Promise<Answer> {
  const path = window.location.pathname;
  try {
    return await work;
  } catch (failure) {
    if (hasLeft()) tellLateFailure({ userGuid, what, problem: toProblem(failure), path });
    throw failure;
  }
}
