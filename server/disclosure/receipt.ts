import type { Audience, CoachScope, FactKey, Purpose } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';
import type {
  ConsentEndedBy,
  FactShareTable,
  ShareEndedBy,
} from '#server/database/tables/disclosure.ts';
import { findConsentReceipt, listShareReceipt } from '#server/disclosure/receiptQueries.ts';
import { timeZoneOf } from '#server/places/timeZone.ts';

interface Party {
  readonly guid: string;
  /** Empty once that account is gone. */
  readonly name: string;
}

/** How and when something that was shared came to its end. */
interface End {
  readonly at: Date;
  readonly by: ConsentEndedBy | ShareEndedBy;
}

/** One thing that is read: a part of the profile, a fact, or own words about a fact. */
export type ReceiptItem = { readonly ended: End | null } & (
  | { readonly kind: 'scope'; readonly key: CoachScope }
  | { readonly kind: 'fact'; readonly key: FactKey }
  | {
      readonly kind: 'statement';
      readonly key: FactShareTable['fact_key'];
      readonly statement: string;
    }
);

/** What a candidate agreed to in one act, whether it goes on or not. */
export interface Receipt {
  readonly guid: string;
  readonly candidate: Party;
  readonly audience: 'coach' | Audience;
  /** The coach or company; null for each company applied to. */
  readonly reader: Party | null;
  /** The parent or guardian who agreed besides. */
  readonly agreed: Party | null;
  readonly items: readonly ReceiptItem[];
  readonly purpose: Purpose | 'help';
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly locale: string;
  readonly textVersion: number;
  /** Of the candidate, where an end is the end of a day. */
  readonly timeZone: string;
}

/** The receipt of a consent, or of a statement with all that was shared in the same act. */
export async function findReceipt(
  db: Db,
  guid: string,
  candidateGuid: string,
  at: Date,
): Promise<Receipt | undefined> {
  const consent = await findConsentReceipt(db, guid, candidateGuid);
  if (consent) {
    const ended = endOf(consent, at);
    return {
      ...sharedParts(consent),
      audience: 'coach',
      reader: { guid: consent.coach_guid, name: consent.coach_name },
      items: [
        ...consent.scopes
          .filter((key) => key !== 'accommodations')
          .map((key) => ({ kind: 'scope' as const, key, ended })),
        ...consent.facts.map((key) => ({ kind: 'fact' as const, key, ended })),
        ...consent.passport_items.map(({ statement }) => ({
          kind: 'statement' as const,
          key: 'PassportItem' as const,
          statement,
          ended,
        })),
      ],
      purpose: 'help',
    };
  }
  const shares = await listShareReceipt(db, guid, candidateGuid);
  const [first] = shares;
  if (!first) return undefined;
  return {
    ...sharedParts(first),
    audience: first.audience,
    reader:
      first.company_guid === null
        ? null
        : { guid: first.company_guid, name: first.company_name ?? '' },
    items: shares.map((share) => ({
      kind: 'statement',
      key: share.fact_key,
      statement: share.statement,
      ended: endOf(share, at),
    })),
    purpose: first.purpose,
  };
}

type Row =
  | NonNullable<Awaited<ReturnType<typeof findConsentReceipt>>>
  | Awaited<ReturnType<typeof listShareReceipt>>[number];

/** What consents and statements have in common. */
function sharedParts(row: Row) {
  return {
    guid: row.guid,
    candidate: { guid: row.candidate_guid, name: row.candidate_name },
    agreed:
      row.representative_guid === null
        ? null
        : { guid: row.representative_guid, name: row.agreed_name ?? '' },
    givenAt: row.given_at,
    expiresAt: row.expires_at,
    locale: row.locale,
    textVersion: row.text_version,
    timeZone: timeZoneOf(row),
  };
}

/** What is over has ended, also before the server noted it. */
function endOf(
  row: {
    readonly ended_at: Date | null;
    readonly ended_by: End['by'] | null;
    readonly expires_at: Date;
  },
  at: Date,
): End | null {
  if (row.ended_at && row.ended_by) return { at: row.ended_at, by: row.ended_by };
  return row.expires_at <= at ? { at: row.expires_at, by: 'time' } : null;
}
