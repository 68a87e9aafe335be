import { sql } from 'kysely';
import type { Audience } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of the receipts of what a candidate agreed to. */

interface ReceiptLineRow {
  readonly guid: string;
  readonly audience: 'coach' | Audience;
  readonly name: string | null;
  readonly given_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

/** How many are listed; older ones are in the file of one's own data. */
const LISTED = 50;

/**
 * Each consent, and each act of sharing with companies; newest first. What is over at a time has
 * ended, also before the server noted it.
 */
export async function listReceipts(
  db: Db,
  candidateGuid: string,
  at: Date,
): Promise<readonly ReceiptLineRow[]> {
  const endOf = (table: 'consent' | 'share') => {
    const [ended, expires] = [sql.ref(`${table}.ended_at`), sql.ref(`${table}.expires_at`)];
    return sql`coalesce(${ended}, case when ${expires} <= ${at} then ${expires} end)`;
  };
  const { rows } = await sql<ReceiptLineRow>`
    select consent.guid, 'coach' as audience,
      nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as name,
      consent.given_at, consent.expires_at, ${endOf('consent')} as ended_at
    from disclosure.coach_consent as consent
    left join account on account.user_guid = consent.coach_guid
    where consent.candidate_guid = ${candidateGuid}
    union all
    select min(share.guid::text)::uuid, share.audience, company.name, share.given_at,
      share.expires_at,
      case when bool_and(${endOf('share')} is not null) then max(${endOf('share')}) end
    from disclosure.fact_share as share
    left join company using (company_guid)
    where share.candidate_guid = ${candidateGuid}
    group by share.audience, company.name, share.company_guid, share.given_at, share.expires_at
    order by given_at desc, guid
    limit ${LISTED}`.execute(db);
  return rows;
}

const person = (table: 'candidate' | 'coach') =>
  sql<string>`trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}))`;

/** A consent of this candidate, with the names of who shares, who reads and who agreed. */
export async function findConsentReceipt(db: Db, guid: string, candidateGuid: string) {
  return db
    .selectFrom('disclosure.coach_consent as consent')
    .innerJoin('account as candidate', 'candidate.user_guid', 'consent.candidate_guid')
    .leftJoin('account as coach', 'coach.user_guid', 'consent.coach_guid')
    .leftJoin('disclosure.representative as agreed', 'agreed.guid', 'consent.representative_guid')
    .leftJoin('user_profile as home', 'home.user_guid', 'consent.candidate_guid')
    .where('consent.guid', '=', guid)
    .where('consent.candidate_guid', '=', candidateGuid)
    .selectAll('consent')
    .select([
      person('candidate').as('candidate_name'),
      person('coach').as('coach_name'),
      'agreed.name as agreed_name',
    ])
    .select(['home.postal_code', 'home.city', 'home.state'])
    .executeTakeFirst();
}

/**
 * What this candidate shared with companies in the same act as this statement, one row a
 * statement.
 */
export async function listShareReceipt(db: Db, guid: string, candidateGuid: string) {
  return db
    .selectFrom('disclosure.fact_share as one')
    .innerJoin('disclosure.fact_share as share', (join) =>
      join
        .onRef('share.candidate_guid', '=', 'one.candidate_guid')
        .onRef('share.audience', '=', 'one.audience')
        .onRef('share.given_at', '=', 'one.given_at')
        .on(sql<boolean>`share.company_guid is not distinct from one.company_guid`),
    )
    .innerJoin('account as candidate', 'candidate.user_guid', 'share.candidate_guid')
    .leftJoin('company', 'company.company_guid', 'share.company_guid')
    .leftJoin('disclosure.representative as agreed', 'agreed.guid', 'share.representative_guid')
    .leftJoin('user_profile as home', 'home.user_guid', 'share.candidate_guid')
    .where('one.guid', '=', guid)
    .where('one.candidate_guid', '=', candidateGuid)
    .selectAll('share')
    .select([
      person('candidate').as('candidate_name'),
      'company.name as company_name',
      'agreed.name as agreed_name',
    ])
    .select(['home.postal_code', 'home.city', 'home.state'])
    .orderBy('share.fact_key')
    .orderBy('share.guid')
    .execute();
}
