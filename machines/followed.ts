import { ROLE } from '#domain/roles.ts';
import type { ImpersonationEvent } from './impersonation/impersonationTypes.ts';
import { roleOf, sessionOf, type SessionSnapshot } from './session/session.ts';
import { familyOfSession } from './session/sessionSharing.ts';

/** Which sign-ins an administrator's view was told of: an administrator's, and the last one. */
export type Followed = { readonly administrator: string | null; readonly last: string | null };

export const NOBODY_FOLLOWED: Followed = { administrator: null, last: null };

/**
 * What an administrator's view is told when the session of its tab changes. The end of a session
 * ends the view with it.
 * @returns isAsking: the server must say whom this sign-in views before anything is shown
 */
export function followSession(
  before: Followed,
  snapshot: SessionSnapshot,
): { now: Followed; events: readonly ImpersonationEvent[]; isAsking: boolean } {
  const session = sessionOf(snapshot);
  const last = session === null ? null : familyOfSession(session);
  const administrator = roleOf(snapshot) === ROLE.admin ? last : null;
  const isOther = administrator !== before.administrator;
  const events: ImpersonationEvent[] = [];
  if (before.administrator !== null && isOther) events.push({ type: 'session.ended' });
  if (last !== null && last !== before.last) events.push({ type: 'session.began' });
  return { now: { administrator, last }, events, isAsking: isOther && administrator !== null };
}
