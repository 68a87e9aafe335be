import { sql } from 'kysely';
import type { Audience, Purpose } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';
import type { FactShareTable } from '#server/database/tables/disclosure.ts';
import { endNow } from '#server/disclosure/endNowQueries.ts';
import type { VisibilityRow } from '#server/disclosure/ledgerQueries.ts';
import { findCompany } from '#server/identity/companyQueries.ts';

/** SQL of how a candidate changes what is shared. */

/**
 * Saves who may find a candidate.
 * @param change.version the version it must have; null for any
 * @returns undefined when it has another version
 */
export async function saveVisibility(
  db: Db,
  candidateGuid: string,
  change: {
    readonly findable: boolean;
    readonly findableUntil: Date | null;
    readonly providerCoaches: boolean;
    readonly at: Date;
    readonly version: number | null;
  },
): Promise<VisibilityRow | undefined> {
  const saved = {
    findable: change.findable,
    findable_until: change.findableUntil,
    provider_coaches: change.providerCoaches,
    asked_at: change.at,
  };
  if (change.version === null || change.version === 0) {
    const made = await db
      .insertInto('disclosure.visibility')
      .values({ candidate_guid: candidateGuid, ...saved })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
  let update = db
    .updateTable('disclosure.visibility')
    .set((eb) => ({ ...saved, version: eb('version', '+', 1) }))
    .where('candidate_guid', '=', candidateGuid);
  if (change.version !== null) update = update.where('version', '=', change.version);
  return update.returningAll().executeTakeFirst();
}

/** Stores a statement; one about the same thing for the same readers ends as replaced. */
export async function insertShare(
  trx: Db,
  share: {
    readonly candidateGuid: string;
    readonly key: FactShareTable['fact_key'];
    /** The item of the passport, where it is about one. */
    readonly itemGuid: string | null;
    readonly audience: Audience;
    readonly companyGuid: string | null;
    readonly purpose: Purpose;
    readonly statement: string;
    readonly at: Date;
    readonly expiresAt: Date;
    readonly textVersion: number;
    readonly locale: string;
    /** Who agreed besides the candidate. */
    readonly representativeGuid: string | null;
  },
): Promise<void> {
  const replaced = endNow('replaced', share.at);
  await sql`
    update disclosure.fact_share
    set ended_at = ${replaced.ended_at}, ended_by = ${replaced.ended_by}
    where candidate_guid = ${share.candidateGuid} and fact_key = ${share.key}
      and passport_item_guid is not distinct from ${share.itemGuid}
      and audience = ${share.audience} and ended_at is null
      and company_guid is not distinct from ${share.companyGuid}`.execute(trx);
  await trx
    .insertInto('disclosure.fact_share')
    .values({
      candidate_guid: share.candidateGuid,
      fact_key: share.key,
      passport_item_guid: share.itemGuid,
      audience: share.audience,
      match_guid: null,
      company_guid: share.companyGuid,
      purpose: share.purpose,
      statement: share.statement,
      given_at: share.at,
      expires_at: share.expiresAt,
      text_version: share.textVersion,
      locale: share.locale,
      representative_guid: share.representativeGuid,
    })
    .execute();
}

/** Ends a statement of a candidate. @returns whether there is one, ended before or now */
export async function endShare(
  db: Db,
  guid: string,
  candidateGuid: string,
  at: Date,
): Promise<boolean> {
  const { ended_at, ended_by } = endNow('candidate', at);
  const { numUpdatedRows } = await db
    .updateTable('disclosure.fact_share')
    .set((eb) => ({
      ended_at: eb.fn.coalesce('ended_at', ended_at),
      ended_by: eb.fn.coalesce('ended_by', ended_by),
    }))
    .where('guid', '=', guid)
    .where('candidate_guid', '=', candidateGuid)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Ends all statements of a candidate, and that employers may find them. */
export async function endSharesOf(trx: Db, candidateGuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('disclosure.fact_share')
    .set(endNow('candidate', at))
    .where('candidate_guid', '=', candidateGuid)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('disclosure.visibility')
    .set((eb) => ({ findable: false, findable_until: null, version: eb('version', '+', 1) }))
    .where('candidate_guid', '=', candidateGuid)
    .where('findable', '=', true)
    .execute();
}

/** Ends what companies see of a candidate by accepted invitations; they read a decline. */
export async function endAcceptedInvitations(
  trx: Db,
  candidateGuid: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('contact_log')
    .set({ answer: 'declined', answered_at: at })
    .where('to_guid', '=', candidateGuid)
    .where('answer', '=', 'accepted')
    .execute();
}

/**
 * Notes that a company must not find a candidate.
 * @returns false for a company that is not there
 */
export async function insertBlocked(
  db: Db,
  candidateGuid: string,
  companyGuid: string,
  at: Date,
): Promise<boolean> {
  const company = await findCompany(db, companyGuid);
  if (!company) return false;
  await db
    .insertInto('disclosure.blocked_company')
    .values({ candidate_guid: candidateGuid, company_guid: company.company_guid, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Takes it back. */
export async function deleteBlocked(
  db: Db,
  candidateGuid: string,
  companyGuid: string,
): Promise<void> {
  await db
    .deleteFrom('disclosure.blocked_company')
    .where('candidate_guid', '=', candidateGuid)
    .where('company_guid', '=', companyGuid)
    .execute();
}
