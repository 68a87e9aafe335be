import type { CoachScope, FactKey } from '#domain/disclosure.ts';
import type { Db } from '#server/database/connect.ts';
import type { ConsentEndedBy, PassportWords } from '#server/database/tables/disclosure.ts';
import { endNow } from '#server/disclosure/endNowQueries.ts';

/** SQL of what candidates open to job coaches. */

const table = 'disclosure.coach_consent';

/** The live consent of a match at a time. */
export async function findConsentOfMatch(db: Db, matchGuid: string, at: Date) {
  return db
    .selectFrom(table)
    .where('match_guid', '=', matchGuid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .selectAll()
    .executeTakeFirst();
}

/** A consent of this person, as candidate or coach; undefined for one of others. */
export async function findConsentBetween(db: Db, guid: string, userGuid: string) {
  return db
    .selectFrom(table)
    .where('guid', '=', guid)
    .where((eb) => eb.or([eb('candidate_guid', '=', userGuid), eb('coach_guid', '=', userGuid)]))
    .selectAll()
    .executeTakeFirst();
}

export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsentBetween>>>;

/**
 * Ends what is shared in a match, if anything is.
 * @returns whether that was so until now: what came to its end by itself had ended before
 */
export async function endConsentsOf(
  trx: Db,
  matchGuid: string,
  by: ConsentEndedBy,
  at: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable(table)
    .set(endNow(by, at))
    .where('match_guid', '=', matchGuid)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute();
  return ended.some(({ expires_at }) => expires_at > at);
}

/** Stores a consent. The match has no live one. */
export async function insertConsent(
  trx: Db,
  consent: {
    readonly matchGuid: string;
    readonly candidateGuid: string;
    readonly coachGuid: string;
    readonly scopes: readonly CoachScope[];
    readonly facts: readonly FactKey[];
    readonly passportItems: readonly PassportWords[];
    readonly at: Date;
    readonly expiresAt: Date;
    readonly textVersion: number;
    readonly locale: string;
    /** Who agreed besides the candidate. */
    readonly representativeGuid: string | null;
  },
): Promise<ConsentRow> {
  return trx
    .insertInto(table)
    .values({
      match_guid: consent.matchGuid,
      candidate_guid: consent.candidateGuid,
      coach_guid: consent.coachGuid,
      scopes: [...consent.scopes],
      facts: [...consent.facts],
      passport_items: JSON.stringify(consent.passportItems),
      given_at: consent.at,
      expires_at: consent.expiresAt,
      text_version: consent.textVersion,
      locale: consent.locale,
      representative_guid: consent.representativeGuid,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Where a candidate lives, as far as they said, for the day on which something ends there. */
export async function findHome(db: Db, candidateGuid: string) {
  const home = await db
    .selectFrom('user_profile')
    .where('user_guid', '=', candidateGuid)
    .select(['postal_code', 'city', 'state'])
    .executeTakeFirst();
  return home ?? { postal_code: null, city: null, state: null };
}
