import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { TableName } from '#server/ownData/rules.ts';

/** SQL that moves rows from one account to another. */

/** From which account to which; both are locked. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Of one row a person: whichever they have. */
const once = sql`true`;

/** How many rows moved, and how many the other account had too. */
export interface Moved {
  readonly moves: number;
  readonly merges: number;
}

const rowsOf = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }) =>
  Number(numAffectedRows ?? 0);

/** Moves every row of a table. */
export async function moveAll(
  trx: Db,
  table: TableName,
  { from, to }: Move,
  owner = 'user_guid',
): Promise<Moved> {
  const done = await sql`
    update ${sql.table(table)} set ${sql.ref(owner)} = ${to}
    where ${sql.ref(owner)} = ${from}`.execute(trx);
  return { moves: rowsOf(done), merges: 0 };
}

/** The same for entries with a place in a list: they come after those that are there. */
export async function moveToEnd(
  trx: Db,
  table:
    | 'user_skill'
    | 'user_credential'
    | 'disclosure.passport_item'
    | 'disclosure.passport_agreement',
  { from, to }: Move,
): Promise<Moved> {
  const done = await sql`
    update ${sql.table(table)} set user_guid = ${to}, position = position + (
      select coalesce(max(position), 0) from ${sql.table(table)} where user_guid = ${to}
    )
    where user_guid = ${from}`.execute(trx);
  return { moves: rowsOf(done), merges: 0 };
}

/** Deletes the rows whose key the other account has too. @returns how many */
async function deleteDoubled(
  trx: Db,
  table: TableName,
  { from, to }: Move,
  key: readonly string[],
  owner = 'user_guid',
): Promise<number> {
  const done = await sql`
    delete from ${sql.table(table)} as gone where gone.${sql.ref(owner)} = ${from}
      and exists (
        select from ${sql.table(table)} as kept
        where kept.${sql.ref(owner)} = ${to} and ${sameKey(key)}
      )`.execute(trx);
  return rowsOf(done);
}

/** Moves what the other account does not have, and deletes the rest. */
export async function moveOnce(
  trx: Db,
  table: TableName,
  move: Move,
  key: readonly string[],
  owner = 'user_guid',
): Promise<Moved> {
  const merges = await deleteDoubled(trx, table, move, key, owner);
  return { ...(await moveAll(trx, table, move, owner)), merges };
}

/** Moves the looks at, or of, a person. One of the same hour as another's stays behind. */
export async function moveLooks(
  trx: Db,
  { from, to }: Move,
  owner: 'candidate_guid' | 'viewer_guid',
): Promise<void> {
  const other = owner === 'candidate_guid' ? 'viewer_guid' : 'candidate_guid';
  await sql`
    update disclosure.access_event as gone set ${sql.ref(owner)} = ${to}
    where gone.${sql.ref(owner)} = ${from} and not exists (
      select from disclosure.access_event as kept
      where kept.${sql.ref(owner)} = ${to}
        and ${sameKey([other, 'what', 'hour', 'acting_guid'])}
    )`.execute(trx);
}

function sameKey(key: readonly string[]): RawBuilder<unknown> {
  const each = key.map((name) => {
    const column = sql.ref(name);
    return sql`kept.${column} is not distinct from gone.${column}`;
  });
  return each.length === 0 ? once : sql.join(each, sql` and `);
}

/** Moves skills; one of the same name in any case is there once. */
export async function moveSkills(trx: Db, move: Move): Promise<Moved> {
  const { from, to } = move;
  const merged = await sql`
    delete from user_skill as gone where user_guid = ${from} and exists (
      select from user_skill as kept
      where kept.user_guid = ${to} and lower(kept.skill_name) = lower(gone.skill_name)
    )`.execute(trx);
  return { ...(await moveToEnd(trx, 'user_skill', move)), merges: rowsOf(merged) };
}

/** Moves saved jobs; one that both have keeps the older date. */
export async function moveSavedJobs(trx: Db, move: Move): Promise<Moved> {
  await sql`
    update saved_job as kept set saved_at = gone.saved_at from saved_job as gone
    where kept.user_guid = ${move.to} and gone.user_guid = ${move.from}
      and gone.source_guid = kept.source_guid and gone.saved_at < kept.saved_at`.execute(trx);
  return moveOnce(trx, 'saved_job', move, ['source_guid']);
}

/**
 * Moves applications; one that both have keeps the older date and all that was sent, and stands
 * unless both were withdrawn.
 */
export async function moveApplications(trx: Db, move: Move): Promise<Moved> {
  await sql`
    update job_application as kept set
      applied_at = least(kept.applied_at, gone.applied_at),
      mailed_at = least(kept.mailed_at, gone.mailed_at),
      sent_resume = kept.sent_resume or gone.sent_resume,
      sent_phone = kept.sent_phone or gone.sent_phone,
      not_selected_mailed_at = least(kept.not_selected_mailed_at, gone.not_selected_mailed_at),
      status = case when kept.withdrawn_at is null then kept.status else gone.status end,
      status_at = case when kept.withdrawn_at is null then kept.status_at else gone.status_at end,
      withdrawn_at = case when gone.withdrawn_at is null then null else kept.withdrawn_at end,
      version = kept.version + 1
    from job_application as gone
    where kept.user_guid = ${move.to} and gone.user_guid = ${move.from}
      and gone.source_guid = kept.source_guid`.execute(trx);
  return moveOnce(trx, 'job_application', move, ['source_guid']);
}

/**
 * Moves what companies and a person have to do with each other: whom they saved and invited, who
 * saved and invited them. An accepted invitation opens a profile, so it is asked anew.
 */
export async function moveContacts(trx: Db, move: Move): Promise<void> {
  await moveOnce(trx, 'saved_candidate', move, ['candidate_guid'], 'employer_guid');
  await moveOnce(trx, 'saved_candidate', move, ['employer_guid'], 'candidate_guid');
  // The candidates may write to who invited them, and the old address is free for others.
  await sql`
    update contact_log set from_guid = ${move.to}, from_email = account.email from account
    where from_guid = ${move.from} and account.user_guid = ${move.to}`.execute(trx);
  await sql`
    delete from contact_log where to_guid = ${move.from} and answer = 'accepted'`.execute(trx);
  await sql`
    delete from contact_log as gone where to_guid = ${move.from} and answer is null and exists (
      select from contact_log as kept
      where kept.to_guid = ${move.to} and kept.company_guid = gone.company_guid
        and kept.answer is null
    )`.execute(trx);
  await moveAll(trx, 'contact_log', move, 'to_guid');
}

/** Moves the open invitations to an address, so that the person still gets them. */
export async function readdressInvitations(trx: Db, from: string, to: string): Promise<Moved> {
  const done = await sql`
    update job_coach_invitation as gone set job_coach_email = ${to}
    where job_coach_email = ${from} and answer is null and not exists (
      select from job_coach_invitation as kept
      where kept.job_coach_email = ${to} and kept.candidate_guid = gone.candidate_guid
    )`.execute(trx);
  return { moves: rowsOf(done), merges: 0 };
}

/** Who hides from the provider's coaches in one account hides in the other. */
export async function keepHidden(trx: Db, { from, to }: Move): Promise<void> {
  await sql`
    insert into disclosure.visibility as kept (candidate_guid, findable, provider_coaches)
    select ${to}, false, false from disclosure.visibility
    where candidate_guid = ${from} and not provider_coaches
    on conflict (candidate_guid) do update
    set provider_coaches = false, version = kept.version + 1`.execute(trx);
}

/**
 * Moves memberships. Nobody is confirmed in two companies: the one of the new account stays, the
 * other ends.
 */
export async function moveMemberships(trx: Db, { from, to }: Move, at: Date): Promise<Moved> {
  await sql`
    update company_member set state = 'ended', decided_at = ${at}
    where user_guid = ${from} and state = 'confirmed' and exists (
      select from company_member where user_guid = ${to} and state = 'confirmed'
    )`.execute(trx);
  const { rows } = await sql`
    delete from company_member where user_guid = ${from} returning *`.execute(trx);
  const { rows: had } = await sql<{ count: string }>`
    select count(*) as count from company_member where user_guid = ${to}`.execute(trx);
  await sql`
    insert into company_member as kept
      (company_guid, user_guid, state, asked_at, decided_at, decided_by)
    select company_guid, ${to}, state, asked_at, decided_at, decided_by
    from jsonb_populate_recordset(null::company_member, ${JSON.stringify(rows)})
    on conflict (company_guid, user_guid) do update
    set state = excluded.state, decided_at = excluded.decided_at, decided_by = excluded.decided_by
    where kept.state = 'ended' or excluded.state = 'confirmed'`.execute(trx);
  const { rows: has } = await sql<{ count: string }>`
    select count(*) as count from company_member where user_guid = ${to}`.execute(trx);
  const moves = Number(has[0]?.count ?? 0) - Number(had[0]?.count ?? 0);
  return { moves, merges: rows.length - moves };
}

/** Fills what the new account does not say about a job coach or employer from the old one. */
export async function fillAccount(trx: Db, { from, to }: Move): Promise<void> {
  await sql`
    update account as kept set
      organisation = coalesce(kept.organisation, gone.organisation),
      provider_coach = kept.provider_coach or gone.provider_coach,
      company_guid = coalesce(kept.company_guid, gone.company_guid)
    from account as gone
    where kept.user_guid = ${to} and gone.user_guid = ${from}`.execute(trx);
}

/** How many consents and statements of a person, or for one, are live. */
export async function countLiveShares(trx: Db, userGuid: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (
      select count(*) from disclosure.coach_consent
      where ${userGuid} in (candidate_guid, coach_guid) and ended_at is null and expires_at > ${at}
    ) + (
      select count(*) from disclosure.fact_share
      where candidate_guid = ${userGuid} and ended_at is null and expires_at > ${at}
    ) as count`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}
