import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { endNow } from '#server/disclosure/endNowQueries.ts';

/** SQL of how sharing ends when an account does, and of how long its proof is kept. */

/**
 * Ends what a person shares with job coaches and in statements, what is shared with them, and that
 * employers find them, in the transaction that closes or moves the account. Nothing of it comes
 * back when the account is opened again.
 */
export async function endSharingOf(trx: Db, userGuid: string, at: Date): Promise<void> {
  const isTheirs = sql`candidate_guid = ${userGuid} or coach_guid = ${userGuid}`;
  const closed = endNow('closed', at);
  await sql`
    update disclosure.coach_consent set ended_at = ${closed.ended_at}, ended_by = ${closed.ended_by}
    where (${isTheirs}) and ended_at is null`.execute(trx);
  await sql`
    update job_coach_match set deactivated_at = ${at}, ended_by = 'closed'
    where (${isTheirs}) and deactivated_at is null`.execute(trx);
  await sql`
    update disclosure.fact_share set ended_at = ${closed.ended_at}, ended_by = ${closed.ended_by}
    where candidate_guid = ${userGuid} and ended_at is null`.execute(trx);
  await sql`
    update disclosure.representative set ended_at = ${at}
    where candidate_guid = ${userGuid} and ended_at is null`.execute(trx);
  await sql`
    update disclosure.visibility
    set findable = false, findable_until = null, provider_coaches = false, version = version + 1
    where candidate_guid = ${userGuid}`.execute(trx);
}

/** Notes the end of the statements whose time is over. Nobody reads them since then. */
export async function endExpiredShares(db: Db, at: Date): Promise<void> {
  await sql`
    update disclosure.fact_share set ended_at = expires_at, ended_by = 'time'
    where ended_at is null and expires_at <= ${at}`.execute(db);
}

/**
 * Deletes what ended, was viewed, or was looked at, before a time. What came to its end by itself
 * counts.
 */
export async function deleteProofBefore(db: Db, time: Date): Promise<void> {
  for (const table of ['coach_consent', 'fact_share'])
    await sql`
      delete from ${sql.table(`disclosure.${table}`)}
      where least(ended_at, expires_at) < ${time}`.execute(db);
  await db.deleteFrom('job_coach_match').where('deactivated_at', '<', time).execute();
  await db.deleteFrom('disclosure.representative').where('ended_at', '<', time).execute();
  await db.deleteFrom('acting_session').where('ended_at', '<', time).execute();
  await db.deleteFrom('disclosure.access_event').where('last_at', '<', time).execute();
}
