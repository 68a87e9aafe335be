import type { Problem } from '#src/api/problem.ts';

/**
 * What failed after its page had been left: nobody waits for it there any more, so it is told wherever the person is now
 * (layouts/LateFailures.tsx).
 */

export interface LateFailure {
  /** Whose it is: another person may have signed in meanwhile. */
  readonly userGuid: string;
  readonly what: 'save' | 'delete' | 'apply' | 'applyMail' | 'saveJob' | 'takeOutJob';
  readonly problem: Problem;
  /** The address of the page that was left. */
  readonly path: string;
}

let failures: readonly LateFailure[] = [];
const listeners = new Set<() => void>();

function change(next: readonly LateFailure[]): void {
  failures = next;
  for (const tell of listeners) tell();
}

/** Waits to be told, after those that do already. */
export function tellLateFailure(failure: LateFailure): void {
  change([...failures, failure]);
}

/** It was told; nobody has to hear it twice. */
export function lateFailureTold(failure: LateFailure): void {
  change(failures.filter((one) => one !== failure));
}

/** For useSyncExternalStore. */
export const lateFailures = {
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: (): readonly LateFailure[] => failures,
};
