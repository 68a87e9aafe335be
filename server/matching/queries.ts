import type { Db } from '#server/database/connect.ts';
import type { UserSocTable } from '#server/database/tables.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';

export async function findUserSoc(db: Db, userGuid: string) {
  return db.selectFrom('user_soc').where('user_guid', '=', userGuid).selectAll().executeTakeFirst();
}

export type UserSocRow = NonNullable<Awaited<ReturnType<typeof findUserSoc>>>;
export type UserSocFacts = Omit<UserSocTable, 'user_guid' | 'version'>;

/** @returns nothing when the person has insights already */
export async function insertUserSoc(db: Db, userGuid: string, facts: UserSocFacts) {
  return db
    .insertInto('user_soc')
    .values({ user_guid: userGuid, ...facts })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * @param version the version it must have; null for any
 * @returns nothing when the person has no insights, or has them in another version
 */
export async function changeUserSoc(
  db: Db,
  userGuid: string,
  version: number | null,
  facts: UserSocFacts,
) {
  let update = db
    .updateTable('user_soc')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('user_guid', '=', userGuid);
  if (version !== null) update = update.where('version', '=', version);
  return update.returningAll().executeTakeFirst();
}

/** A job as the indexes in memory take it in. */
export interface FeedRow extends JobRow {
  /** As the posting prints it. */
  readonly location: string;
}

/** A stretch of the feed by id, as the indexes take it in; without what only employers publish of a workplace. */
export async function listJobBatch(
  db: Db,
  page: { readonly after: string | null; readonly limit: number },
): Promise<FeedRow[]> {
  let query = db
    .selectFrom('job')
    .select([
      'source_guid',
      'title',
      'company',
      'city',
      'state_short',
      'lat',
      'lng',
      'location',
      'remote',
      'soc_code',
      'skills',
      'description',
      'posted_at',
      'employment_type',
    ])
    .orderBy('source_guid')
    .limit(page.limit);
  if (page.after !== null) query = query.where('source_guid', '>', page.after);
  return (await query.execute()).map((row) => ({
    sourceGUID: row.source_guid,
    title: row.title,
    company: row.company,
    city: row.city,
    state: row.state_short,
    lat: row.lat,
    lng: row.lng,
    location: row.location,
    remote: row.remote,
    socCode: row.soc_code,
    skills: row.skills,
    description: row.description,
    postedAt: row.posted_at.toISOString(),
    employmentType: row.employment_type,
  }));
}
