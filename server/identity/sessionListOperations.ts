import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { findFamilies, revokeFamilies, revokeOwnFamily } from '#server/identity/familyQueries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { endOf, idleMsOf } from '#server/identity/sessionLimits.ts';
import type { Services } from '#server/services.ts';

type SessionListOperations = Pick<
  UserOperations,
  'listSessions' | 'endSession' | 'endOtherSessions'
>;

/** Where the caller is signed in, and how to end it from another place. */
export function sessionListOperations(services: Services): Handlers<SessionListOperations> {
  const { config, now } = services;
  const { db } = services.database;
  const idleMs = idleMsOf(config.sessionIdleMinutes);
  return {
    listSessions: async ({ caller }) => {
      const at = now();
      const families = await findFamilies(db, caller.userGuid);
      return families
        .filter((family) => endOf(family, family.last_used_at, idleMs) > at)
        .map((family) => ({
          id: family.family,
          browser: family.browser,
          system: family.system,
          startedAt: family.created_at.toISOString(),
          lastUsedAt: family.last_used_at.toISOString(),
          isCurrent: family.family === caller.family,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },

    endSession: async ({ path, caller }) => {
      const at = now();
      // Ended twice is ended; another person's is not found.
      if (!(await revokeOwnFamily(db, path.id, caller.userGuid, at)))
        throw new Problem(404, 'no_session', 'This sign-in is not there any more.');
      await noteEvent(db, 'session_ended', caller.userGuid, at);
      return { message: 'It is signed out.' };
    },

    endOtherSessions: async ({ caller }) => {
      const at = now();
      await revokeFamilies(db, caller.userGuid, at, caller.family);
      await noteEvent(db, 'session_ended', caller.userGuid, at);
      return { message: 'You are signed out everywhere else.' };
    },
  };
}
