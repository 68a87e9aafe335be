import { appendAudit } from '#server/administration/audit.ts';
import type { Db } from '#server/database/connect.ts';
import { daysFrom, workTime } from '#server/database/seed/daysFrom.ts';
import { demoAdministrator, demoCandidate } from '#server/database/seed/demoAccounts.ts';
import { listAccountIds } from '#server/database/seed/queries.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { insertAccount, markVerified } from '#server/identity/queries.ts';
import { auditAfterView, auditBeforeView, type DemoAudit, waitingCoach } from './demoAudit.ts';
import { insertView } from './insertView.ts';

/** Before the first of the candidates and coaches. */
const JOINED_DAYS_AGO = 430;

/**
 * Creates the demo administrator with what they did in the last two weeks, as the log of
 * administrators tells it; an existing account stays unchanged and did none of it. Needs a
 * transaction.
 */
export async function insertDemoAdministrator(trx: Db, now: Date): Promise<void> {
  const joinedAt = daysFrom(now, -JOINED_DAYS_AGO);
  const made = await insertAccount(trx, {
    email: demoAdministrator.email,
    first_name: 'Alex',
    last_name: 'Morgan',
    password_hash: await hashPassword(demoAdministrator.password),
    role: demoAdministrator.role,
    company_guid: null,
    created_at: joinedAt,
  });
  if (!made) return;
  const adminGuid = made.user_guid;
  await markVerified(trx, adminGuid, joinedAt);
  await insertWaitingCoach(trx, now);

  const targetGuid = (await listAccountIds(trx, [demoCandidate.email])).get(demoCandidate.email);
  // Rows of the log stand in the order of their time.
  await insertRows(trx, adminGuid, auditBeforeView, now);
  if (targetGuid) await insertView(trx, { adminGuid, targetGuid }, now);
  await insertRows(trx, adminGuid, auditAfterView, now);
}

/** A job coach to whom the link to a password was mailed. */
async function insertWaitingCoach(trx: Db, now: Date): Promise<void> {
  const { email, name, daysAgo } = waitingCoach;
  const [first_name, last_name] = name;
  await insertAccount(trx, {
    email,
    first_name,
    last_name,
    password_hash: null,
    role: 4,
    company_guid: null,
    created_at: workTime(now, daysAgo),
  });
}

/** Appends rows to the log; one on an account that is gone is left out. */
async function insertRows(
  trx: Db,
  actorGuid: string,
  rows: readonly DemoAudit[],
  now: Date,
): Promise<void> {
  const ids = await listAccountIds(
    trx,
    rows.flatMap(({ on }) => on ?? []),
  );
  for (const { daysAgo, kind, about, on } of rows) {
    const subjectGuid = on === undefined ? undefined : ids.get(on);
    if (on !== undefined && subjectGuid === undefined) continue;
    await appendAudit(trx, {
      at: workTime(now, daysAgo),
      kind,
      actorGuid,
      ...(about === undefined ? {} : { about }),
      ...(subjectGuid === undefined ? {} : { subjectGuid }),
    });
  }
}
