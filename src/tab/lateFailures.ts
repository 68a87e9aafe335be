import { shownValue } from '#src/tab/shownValue.ts';

/**
 * Failures of work whose page was left. They are shown on the page where the person is now
 * (layouts/LateFailures.tsx).
 */

export interface LateFailure {
  /** Whose work it was: another person may have signed in since. */
  readonly userGuid: string;
  readonly problem: {
    /** The HTTP status; 0 or null when no answer came. */
    readonly status: number | null;
    readonly code: string;
    readonly detail: string | null;
    /** The call that failed; its operation says what it is told as (`x-failure` in openapi/). */
    readonly operation?: string;
  };
  /** True for a save whose draft is kept. */
  readonly keepsDraft?: boolean;
  /** The path of the page that was left. */
  readonly path: string;
}

/** A failure that is not shown yet. */
export interface WaitingFailure extends LateFailure {
  readonly id: number;
  /**
   * True when another failure of this person was queued before it. The texts may be equal, so
   * this one must say that it is a new one.
   */
  readonly isFurther: boolean;
}

export const lateFailures = shownValue<readonly WaitingFailure[]>([]);
let lastId = 0;

/** Adds a failure to the queue. */
export function addLateFailure(failure: LateFailure): void {
  // The session ended: the sign-in page says so, and the form will restore what was typed.
  if (failure.keepsDraft && failure.problem.status === 401) return;
  lastId += 1;
  const isFurther = lateFailures.get().some(({ userGuid }) => userGuid === failure.userGuid);
  lateFailures.set([...lateFailures.get(), { ...failure, id: lastId, isFurther }]);
}

/** Removes a failure that was shown. */
export function removeLateFailure({ id }: WaitingFailure): void {
  lateFailures.set(lateFailures.get().filter((one) => one.id !== id));
}

/** To be called at sign-out. */
export function clearLateFailures(): void {
  lateFailures.set([]);
}
