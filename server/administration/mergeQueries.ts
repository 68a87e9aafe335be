import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** SQL that makes two companies one. */

/** Takes hold of companies until the transaction ends, in an order that no two merges wait in. */
export async function lockCompanies(trx: Db, guids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('company')
    .where('company_guid', 'in', guids)
    .select('company_guid')
    .orderBy('company_guid')
    .forUpdate()
    .execute();
}

/** @returns how many jobs moved */
export async function moveJobs(trx: Db, from: string, into: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('job')
    .set({ company_guid: into })
    .where('company_guid', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Moves members. Of somebody who is in both companies, the state that opens more stays.
 * @returns how many people
 */
export async function moveMembers(trx: Db, from: string, into: string): Promise<number> {
  const { rows } = await sql<{ user_guid: string }>`
    delete from company_member where company_guid = ${from} returning *`.execute(trx);
  await sql`
    insert into company_member as kept
      (company_guid, user_guid, state, asked_at, decided_at, decided_by)
    select ${into}, user_guid, state, asked_at, decided_at, decided_by
    from jsonb_populate_recordset(null::company_member, ${JSON.stringify(rows)})
    on conflict (company_guid, user_guid) do update
    set state = excluded.state, decided_at = excluded.decided_at,
      decided_by = excluded.decided_by, asked_at = least(kept.asked_at, excluded.asked_at)
    where kept.state = 'ended' or excluded.state = 'confirmed'`.execute(trx);
  return rows.length;
}

/** Who hid from the one hides from the other. @returns how many candidates */
export async function moveBlocks(trx: Db, from: string, into: string): Promise<number> {
  await sql`
    insert into disclosure.blocked_company (candidate_guid, company_guid, at)
    select candidate_guid, ${into}, at from disclosure.blocked_company
    where company_guid = ${from}
    on conflict do nothing`.execute(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('disclosure.blocked_company')
    .where('company_guid', '=', from)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Moves the candidates whom members saved. @returns how many */
export async function moveSavedCandidates(trx: Db, from: string, into: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_candidate')
    .set({ company_guid: into })
    .where('company_guid', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Moves invitations to candidates. A company has one open one to a person, so of two the older
 * stays. @returns how many moved
 */
export async function moveInvitations(trx: Db, from: string, into: string): Promise<number> {
  await sql`
    delete from contact_log as newer using contact_log as older
    where newer.answer is null and older.answer is null and newer.to_guid = older.to_guid
      and newer.company_guid in (${from}, ${into}) and older.company_guid in (${from}, ${into})
      and newer.company_guid <> older.company_guid
      and (newer.sent_at, newer.id) > (older.sent_at, older.id)`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable('contact_log')
    .set({ company_guid: into })
    .where('company_guid', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends what is shared with a company. @returns of each statement whose it is */
export async function endStatements(trx: Db, company: string, at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('disclosure.fact_share')
    .set({ ended_at: at, ended_by: 'admin' })
    .where('company_guid', '=', company)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('candidate_guid')
    .execute();
  return rows.map(({ candidate_guid }) => candidate_guid);
}

/**
 * Notes which company it is one with. The other is in the list when either was, and has its domain
 * unless it has one.
 */
export async function noteMerged(trx: Db, from: string, into: string): Promise<void> {
  await sql`
    update company set listed = true where company_guid = ${into}
      and exists (select from company where company_guid = ${from} and listed)`.execute(trx);
  await sql`
    update company as kept set verified_domain = gone.verified_domain from company as gone
    where kept.company_guid = ${into} and kept.verified_domain is null
      and gone.company_guid = ${from}`.execute(trx);
  await sql`
    update company set merged_into = ${into}
    where company_guid = ${from} or merged_into = ${from}`.execute(trx);
  await trx
    .updateTable('company_name')
    .set({ company_guid: into })
    .where('company_guid', '=', from)
    .execute();
  await trx
    .updateTable('account')
    .set({ company_guid: into })
    .where('company_guid', '=', from)
    .execute();
}
