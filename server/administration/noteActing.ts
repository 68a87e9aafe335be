import { actingCallOf } from '#server/administration/actingCalls.ts';
import { appendAudit } from '#server/administration/audit.ts';
import type { Db } from '#server/database/connect.ts';
import { noteAccess } from '#server/disclosure/accessQueries.ts';
import type { Acting } from '#server/http/access.ts';
import type { ActingNote } from '#server/http/carryOut.ts';
import type { Services } from '#server/services.ts';

type NotedView = Pick<Acting, 'sessionGuid' | 'adminGuid' | 'targetGuid' | 'targetRole' | 'reason'>;

/**
 * Writes each call of a view in a transaction of its own.
 * @throws Problem 503 not_logged when the row cannot be written
 */
export function noteActingIn({ database, now }: Pick<Services, 'database' | 'now'>) {
  return async (note: ActingNote): Promise<void> => {
    const at = now();
    await database.db.transaction().execute((trx) => noteActing(trx, note, at));
  };
}

/**
 * Writes the row of the log with both names, and for a candidate the look into their own log,
 * which they read at once.
 * @throws Problem 503 not_logged when the row cannot be written
 */
export async function noteActing(
  trx: Db,
  {
    operationId,
    acting,
    result,
    changed,
  }: Omit<ActingNote, 'acting'> & { readonly acting: NotedView },
  at: Date,
): Promise<void> {
  const call = actingCallOf(operationId);
  if (call && result === 'done' && acting.targetRole === 2)
    await noteAccess(trx, {
      candidateGuid: acting.targetGuid,
      viewerGuid: acting.adminGuid,
      companyGuid: null,
      consentGuid: null,
      what: call.part,
      operationId,
      acting: { sessionGuid: acting.sessionGuid, reason: acting.reason },
      at,
    });
  await appendAudit(trx, {
    at,
    kind: result === 'done' && call ? call.does : result === 'failed' ? 'failed' : 'refused',
    actorGuid: acting.adminGuid,
    acting: { sessionGuid: acting.sessionGuid, targetGuid: acting.targetGuid },
    operationId,
    changed,
    result,
  });
}
