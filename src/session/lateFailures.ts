/**
 * What failed after its page had been left: nobody waits for it there any more, so it is told
 * wherever the person is now (layouts/LateFailures.tsx).
 */

export interface LateFailure {
  /** Whose it is: another person may have signed in meanwhile. */
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
    | 'password';
  readonly problem: {
    readonly status: number;
    readonly code: string;
    readonly detail: string | null;
  };
  /** The address of the page that was left. */
  readonly path: string;
}

/** One that waits to be told. */
export interface WaitingFailure extends LateFailure {
  readonly id: number;
  /**
   * Another one of the same person waited before it: the words may be the same, and this is not
   * that one.
   */
  readonly isFurther: boolean;
}

let failures: readonly WaitingFailure[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly WaitingFailure[]): void {
  failures = next;
  for (const tell of listeners) tell();
}

/** Waits to be told, after those that do already. */
export function tellLateFailure(failure: LateFailure): void {
  // The sign-in said that the session has ended, and the form is there again with all that was
  // typed, and says so itself.
  if (failure.what === 'save' && failure.problem.status === 401) return;
  lastId += 1;
  const isFurther = failures.some(({ userGuid }) => userGuid === failure.userGuid);
  change([...failures, { ...failure, id: lastId, isFurther }]);
}

/** It was told; nobody has to hear it twice. */
export function lateFailureTold({ id }: WaitingFailure): void {
  change(failures.filter((one) => one.id !== id));
}

/** Nobody is there to be told: to be called when a person signs out. */
export function clearLateFailures(): void {
  change([]);
}

/** For useSyncExternalStore. */
export const lateFailures = {
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: (): readonly WaitingFailure[] => failures,
};
