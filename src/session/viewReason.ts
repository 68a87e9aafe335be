import { readUserId, read, viewReasonKey, write } from '#src/tab/storage.ts';

/**
 * Why an administrator wants to view somebody, while they sign in again for it: it waits in the
 * tab for the same administrator and the same person, and is deleted when it is used.
 */
interface WaitingReason {
  /** The administrator. */
  readonly of: string;
  readonly target: string;
  readonly reason: string;
  /** False once they signed in again: the next sign-out deletes it. */
  readonly isSigningIn: boolean;
}

/** Storage is untrusted input. */
function readReason(): WaitingReason | null {
  const stored: object = Object(read(viewReasonKey));
  const part = (name: keyof WaitingReason): unknown => Reflect.get(stored, name);
  const [of, target, reason] = [part('of'), part('target'), part('reason')];
  if (typeof of !== 'string' || typeof target !== 'string' || typeof reason !== 'string')
    return null;
  return { of, target, reason, isSigningIn: part('isSigningIn') === true };
}

/** Keeps what was typed, right before the administrator signs out to sign in again. */
export function keepViewReason(target: string, reason: string): void {
  const of = readUserId();
  if (of === null || reason.trim() === '') return;
  write(viewReasonKey, { of, target, reason, isSigningIn: true } satisfies WaitingReason);
}

/** What this administrator typed about this person, once; '' when they typed nothing. */
export function takeViewReason(target: string): string {
  const kept = readReason();
  if (kept === null || kept.of !== readUserId() || kept.target !== target) return '';
  write(viewReasonKey, null);
  return kept.reason;
}

/** Somebody signed in: whoever is not that administrator finds nothing of it. */
export function leaveViewReasonTo(userGuid: string): void {
  const kept = readReason();
  if (kept === null) return;
  write(viewReasonKey, kept.of === userGuid ? { ...kept, isSigningIn: false } : null);
}

/** Signing out deletes it, except to sign in again for it. */
export function dropOldViewReason(): void {
  if (readReason()?.isSigningIn !== true) write(viewReasonKey, null);
}
