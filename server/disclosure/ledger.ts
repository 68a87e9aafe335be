import type { components } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import { consentRecord } from '#server/disclosure/consentRecord.ts';
import {
  findVisibility,
  listAnsweredCompanies,
  listBlockedCompanies,
  listLedgerCoaches,
  listLiveConsents,
  listLiveShares,
  listViews,
  type VisibilityRow,
} from '#server/disclosure/ledgerQueries.ts';
import { mayShareOf } from '#server/disclosure/mayShare.ts';
import { listReceipts } from '#server/disclosure/receiptQueries.ts';
import { etagOf } from '#server/http/etag.ts';

type Schemas = components['schemas'];

const endedShownMs = 90 * 24 * 60 * 60 * 1000;

/** Everything that a candidate shares at a time, as they read it. */
export async function readLedger(
  db: Db,
  candidateGuid: string,
  at: Date,
): Promise<Schemas['DisclosureLedger']> {
  const since = new Date(at.getTime() - endedShownMs);
  const consents = await listLiveConsents(db, candidateGuid, at);
  const coaches = await listLedgerCoaches(db, candidateGuid, { since, at });
  const shares = await listLiveShares(db, candidateGuid, at);
  const { mayShare, representative } = await mayShareOf(db, candidateGuid);
  const company = (row: { readonly company_guid: string; readonly name: string }) => ({
    companyGuid: row.company_guid,
    name: row.name,
  });
  return {
    visibility: visibilityRecord(await findVisibility(db, candidateGuid), at),
    coaches: coaches.map((row) => {
      const consent = consents.find(({ match_guid }) => match_guid === row.match_guid);
      return {
        jobCoachMatchGUID: row.match_guid,
        coachPersonId: row.coach_guid,
        FirstName: row.first_name,
        LastName: row.last_name,
        Email: row.email,
        since: row.created_at.toISOString(),
        activatedAt: row.activated_at?.toISOString() ?? null,
        deactivatedAt: row.deactivated_at?.toISOString() ?? null,
        endedBy: row.ended_by,
        consent: consent && !row.deactivated_at ? consentRecord(consent) : null,
        lastLookedAt: row.looked_at?.toISOString() ?? null,
      };
    }),
    shares: shares.map((row) => ({
      factShareGUID: row.guid,
      key: row.fact_key,
      passportItemGuid: row.passport_item_guid,
      audience: row.audience,
      companyGuid: row.company_guid,
      companyName: row.company_name,
      purpose: row.purpose,
      statement: row.statement,
      givenAt: row.given_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      lastLookedAt: row.looked_at?.toISOString() ?? null,
    })),
    views: (await listViews(db, candidateGuid)).map((row) => ({
      companyGuid: row.company_guid,
      name: row.name,
      by: row.by,
      since: row.since.toISOString(),
      contactLogId: row.contact_log_id,
      lastLookedAt: row.looked_at?.toISOString() ?? null,
    })),
    blocked: (await listBlockedCompanies(db, candidateGuid)).map(company),
    companies: (await listAnsweredCompanies(db, candidateGuid)).map(company),
    mayShare,
    representative: representative
      ? {
          name: representative.name,
          email: representative.email,
          relationship: representative.relationship,
          askedAt: representative.asked_at.toISOString(),
          confirmedAt: representative.confirmed_at?.toISOString() ?? null,
        }
      : null,
    receipts: (await listReceipts(db, candidateGuid, at)).map((row) => ({
      guid: row.guid,
      audience: row.audience,
      name: row.name,
      givenAt: row.given_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  };
}

/** Who may find a candidate. Nobody but the provider's coaches before it was answered. */
export function visibilityRecord(row: VisibilityRow | undefined, at: Date): Schemas['Visibility'] {
  const until = row?.findable && row.findable_until ? row.findable_until : null;
  const isLive = until !== null && until > at;
  return {
    findable: isLive,
    findableUntil: isLive ? until.toISOString() : null,
    providerCoaches: row?.provider_coaches ?? true,
    askedAt: row?.asked_at?.toISOString() ?? null,
    _etag: etagOf(row?.version ?? 0),
  };
}
