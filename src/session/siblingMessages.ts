import type { Activity } from '#machines/sessionEnding/sessionEndingTypes.ts';
import type { Session, SignedOutReason } from '#machines/session/sessionTypes.ts';
import { sessionIn, text } from '#src/tab/sessionShape.ts';

/** What the tabs of a browser say to each other. */
export type SiblingMessage =
  | { type: 'session.asked' }
  | { type: 'session.shared'; session: Session }
  | { type: 'session.ended'; family: string; reason: SignedOutReason }
  | { type: 'activity.asked'; userGuid: string }
  | ({ type: 'activity.shared'; userGuid: string } & Activity);

const reasons: Readonly<Record<SignedOutReason, true>> = {
  never: true,
  signedOut: true,
  expired: true,
  idle: true,
  refused: true,
  guarded: true,
  elsewhere: true,
};

function isReason(value: unknown): value is SignedOutReason {
  return typeof value === 'string' && Object.hasOwn(reasons, value);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * A message of another tab, which may run another version of the app.
 * @returns null for what is none
 */
export function siblingMessageIn(data: unknown): SiblingMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, family, reason, at, knownEnd, ...fields }: Record<string, unknown> = { ...data };
  const session = sessionIn(fields['session']);
  const familyText = text(family);
  const userGuid = text(fields['userGuid']);
  if (type === 'session.asked') return { type };
  if (type === 'session.shared' && session !== null) return { type, session };
  if (type === 'session.ended' && familyText !== null && isReason(reason))
    return { type, family: familyText, reason };
  if (type === 'activity.asked' && userGuid !== null) return { type, userGuid };
  if (type === 'activity.shared' && userGuid !== null && isTime(at))
    return { type, userGuid, at, knownEnd: isTime(knownEnd) ? knownEnd : null };
  return null;
}
