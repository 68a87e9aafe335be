import { toProblem } from '#src/api/problem.ts';
import { type LateFailure, tellLateFailure } from '#src/session/lateFailures.ts';

interface Reporter extends Pick<LateFailure, 'what' | 'userGuid'> {
  /** Whether the screen that asked for the work has been left by now. */
  readonly hasLeft: () => boolean;
}

/**
 * A failure that comes when its screen has been left is told on the page that is there by then.
 * Fails as the work does.
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
