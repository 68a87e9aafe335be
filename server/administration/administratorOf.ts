import type { Administrator } from '#server/http/access.ts';
import { endActing, findAdministrator } from '#server/identity/actingQueries.ts';
import type { Services } from '#server/services.ts';

/**
 * Whether somebody is an administrator at this moment, and whom they view in this sign-in. A view
 * whose time is over ends here, and so does one whose administrator or person changed.
 */
export function administratorIn({ database, now }: Pick<Services, 'database' | 'now'>) {
  const { db } = database;
  return async (userGuid: string, family: string): Promise<Administrator> => {
    const at = now();
    const row = await findAdministrator(db, userGuid, family);
    const isAdministrator = row?.role === 1;
    const session = row?.session ?? null;
    if (!row || !session) return { isAdministrator, acting: null };
    const isOver = session.ends_at <= at;
    if (isOver || !isAdministrator || !row.isTargetThere) {
      await endActing(db, session.guid, isOver ? 'time' : 'revoked', at);
      return { isAdministrator, acting: null };
    }
    return {
      isAdministrator,
      acting: {
        sessionGuid: session.guid,
        adminGuid: session.admin_guid,
        targetGuid: session.target_guid,
        targetRole: session.target_role,
        targetName: row.targetName,
        reason: session.reason,
        startedAt: session.started_at,
        endsAt: session.ends_at,
      },
    };
  };
}
