import { randomUUID } from 'node:crypto';
import { VIEW_MINUTES } from '#domain/viewAs.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { noteActing } from '#server/administration/noteActing.ts';
import { tell } from '#server/administration/tellEnded.ts';
import type { Db } from '#server/database/connect.ts';
import { workTime } from '#server/database/seed/daysFrom.ts';
import { endActing, insertActing } from '#server/identity/actingQueries.ts';
import { demoView } from './demoAudit.ts';

const minuteMs = 60_000;

/**
 * Inserts the view as a candidate: its rows in the log, the looks into the log of the candidate,
 * and the notice of its end. Needs a transaction.
 */
export async function insertView(
  trx: Db,
  { adminGuid, targetGuid }: { readonly adminGuid: string; readonly targetGuid: string },
  now: Date,
): Promise<void> {
  const { daysAgo, reason, calls, minutes } = demoView;
  const startedAt = workTime(now, daysAgo);
  const after = (minute: number) => new Date(startedAt.getTime() + minute * minuteMs);
  const session = await insertActing(trx, {
    admin_guid: adminGuid,
    family: randomUUID(),
    target_guid: targetGuid,
    target_role: 2,
    reason,
    started_at: startedAt,
    ends_at: after(VIEW_MINUTES),
  });
  if (!session) throw new Error('The sample view was not inserted: its sign-in is not new.');
  const { guid: sessionGuid } = session;
  await appendAudit(trx, {
    at: startedAt,
    kind: 'viewStarted',
    actorGuid: adminGuid,
    acting: { sessionGuid, targetGuid },
    about: reason,
  });
  const acting = { sessionGuid, adminGuid, targetGuid, targetRole: 2, reason } as const;
  for (const call of calls) {
    const { operationId } = call;
    const changed = 'changed' in call ? call.changed : [];
    const result = 'result' in call ? call.result : 'done';
    await noteActing(trx, { operationId, acting, changed, result }, after(call.minute));
  }
  await endActing(trx, sessionGuid, 'exit', after(minutes));
  // Of what happened before the first start no mail is sent.
  await tell(trx, sessionGuid, { queue: async () => undefined, at: after(minutes) });
}
