import { shownValue } from '#src/session/shownValue.ts';

/**
 * Failures of work whose page was left. They are shown on the page where the person is now
 * (layouts/LateFailures.tsx).
 */

export interface LateFailure {
  /** Whose work it was: another person may have signed in since. */
  readonly userGuid: string;
  readonly what:
    | 'save'
    | 'delete'
    | 'apply'
    | 'applyMail'
    | 'saveJob'
    | 'takeOutJob'
    | 'invite'
    | 'image'
    | 'password'
    | 'deleteResume'
    | 'takeData'
    | 'closeAccount'
    | 'saveSearch'
    | 'changeSearch'
    | 'deleteSearch'
    | 'share'
    | 'answerInvitation'
    | 'answerEmployer'
    | 'withdraw'
    | 'markNotifications'
    | 'askForCorrection'
    | 'saveCandidate'
    | 'takeOutCandidate'
    | 'inviteCandidate'
    | 'changeStatus'
    | 'saveNotes'
    | 'administer'
    | 'changeCompany'
    | 'changeJob'
    | 'decideMember';
  readonly problem: {
    readonly status: number;
    readonly code: string;
    readonly detail: string | null;
  };
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
  if (failure.what === 'save' && failure.problem.status === 401) return;
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
