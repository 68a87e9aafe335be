import type { Db } from '#server/database/connect.ts';

/** SQL of the parents and guardians who agree that a candidate shares. */

const table = 'disclosure.representative';

/** Whom a candidate named, as it is now. */
export async function findRepresentative(db: Db, candidateGuid: string) {
  return db
    .selectFrom(table)
    .where('candidate_guid', '=', candidateGuid)
    .where('ended_at', 'is', null)
    .select(['guid', 'name', 'email', 'relationship', 'asked_at', 'confirmed_at'])
    .executeTakeFirst();
}

export type RepresentativeRow = NonNullable<Awaited<ReturnType<typeof findRepresentative>>>;

/** Whether a candidate ever shared something, as far as proof of it is kept. */
export async function hasSharedBefore(db: Db, candidateGuid: string): Promise<boolean> {
  for (const shared of ['disclosure.coach_consent', 'disclosure.fact_share'] as const) {
    const row = await db
      .selectFrom(shared)
      .where('candidate_guid', '=', candidateGuid)
      .select('guid')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Notes whom a candidate named; one named before ends, with their link. Needs a transaction, in
 * which the candidate's other tabs wait their turn.
 * @returns the candidate; undefined when the account is gone
 */
export async function replaceRepresentative(
  trx: Db,
  candidateGuid: string,
  named: {
    readonly name: string;
    readonly email: string;
    readonly relationship: 'parent' | 'guardian';
    readonly tokenHash: string;
    readonly at: Date;
  },
) {
  const candidate = await trx
    .selectFrom('account')
    .where('user_guid', '=', candidateGuid)
    .select(['email', 'first_name', 'last_name'])
    .forUpdate()
    .executeTakeFirst();
  if (!candidate) return undefined;
  await trx
    .updateTable(table)
    .set({ ended_at: named.at })
    .where('candidate_guid', '=', candidateGuid)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto(table)
    .values({
      candidate_guid: candidateGuid,
      name: named.name,
      email: named.email,
      relationship: named.relationship,
      token_hash: named.tokenHash,
      asked_at: named.at,
    })
    .execute();
  return candidate;
}

/** Who is asked by a link that still works, and for whom; undefined for any other link. */
export async function findAsked(db: Db, tokenHash: string, askedAfter: Date) {
  return db
    .selectFrom('disclosure.representative as asked')
    .innerJoin('account', 'account.user_guid', 'asked.candidate_guid')
    .where('asked.token_hash', '=', tokenHash)
    .where('asked.ended_at', 'is', null)
    .where('asked.confirmed_at', 'is', null)
    .where('asked.asked_at', '>', askedAfter)
    .select(['asked.guid', 'asked.relationship', 'account.first_name', 'account.last_name'])
    .executeTakeFirst();
}

/** Notes that they agreed. @returns false when that was done before, or somebody else was named */
export async function confirmAsked(db: Db, guid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ confirmed_at: at })
    .where('guid', '=', guid)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
