import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { PersonTable } from '#server/database/tables/profile.ts';

const selectUsers = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('person', 'person.user_guid', 'account.user_guid')
    .leftJoin('profile_image', 'profile_image.user_guid', 'account.user_guid')
    .select([
      'account.user_guid',
      'account.first_name',
      'account.last_name',
      'account.has_one_name',
      'account.email',
      'account.role',
      'person.phone',
      'person.summary',
      'profile_image.mime as image_mime',
      'profile_image.stored_at as image_stored_at',
      'person.location_lat',
      'person.location_long',
      'person.relocate',
      'person.remote_work_type',
      'person.preferences_answered',
      'person.answers',
      sql<number>`coalesce(person.version, 0)`.as('version'),
    ]);

/**
 * A user from three tables. The person's row is created by the first change (version 0 before).
 */
export async function findUser(db: Db, userGuid: string) {
  return selectUsers(db).where('account.user_guid', '=', userGuid).executeTakeFirst();
}

/** Several users, in no order. */
export async function listUsersOf(db: Db, userGuids: readonly string[]) {
  return selectUsers(db).where('account.user_guid', 'in', userGuids).execute();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Makes other changes of this person wait until the transaction ends. */
export async function lockPerson(db: Db, userGuid: string): Promise<void> {
  await db
    .selectFrom('account')
    .where('user_guid', '=', userGuid)
    .select('user_guid')
    .forUpdate()
    .execute();
}

/** Changes the names of an account; a name that is left out stays. */
export async function renameAccount(
  db: Db,
  userGuid: string,
  names: {
    readonly first_name?: string;
    readonly last_name?: string;
    readonly has_one_name?: boolean;
  },
): Promise<void> {
  if (names.first_name === undefined && names.last_name === undefined) return;
  await db.updateTable('account').set(names).where('user_guid', '=', userGuid).execute();
}

/** The columns of a person that can change. Undefined leaves a column unchanged. */
export type PersonChange = Partial<
  Pick<
    PersonTable,
    | 'phone'
    | 'summary'
    | 'location_lat'
    | 'location_long'
    | 'relocate'
    | 'remote_work_type'
    | 'preferences_answered'
  >
>;

/**
 * Applies the change and increments the version, even for an empty change (a new
 * name is stored in the account).
 * @param answers are merged into the saved answers
 */
export async function changePerson(
  db: Db,
  userGuid: string,
  change: PersonChange,
  answers: Readonly<Record<string, string | string[] | null>> = {},
): Promise<void> {
  // jsonb rejects lone surrogates, which JSON allows.
  const given = JSON.stringify(answers, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  await db
    .insertInto('person')
    .values({ user_guid: userGuid, ...change, answers: given })
    .onConflict((conflict) =>
      conflict.column('user_guid').doUpdateSet({
        ...change,
        answers: sql<string>`person.answers || ${given}::jsonb`,
        version: sql<number>`person.version + 1`,
      }),
    )
    .execute();
}

/** The profile of a person; undefined when none was saved. */
export async function findUserProfile(db: Db, userGuid: string) {
  return db
    .selectFrom('user_profile')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .executeTakeFirst();
}

export type UserProfileRow = NonNullable<Awaited<ReturnType<typeof findUserProfile>>>;
export type UserProfileChange = Partial<
  Omit<UserProfileRow, 'profile_id' | 'user_guid' | 'version'>
>;

/** @returns undefined when the person has a profile already */
export async function insertUserProfile(db: Db, userGuid: string, profile: UserProfileChange) {
  return db
    .insertInto('user_profile')
    .values({ user_guid: userGuid, ...profile })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * @param version the version it must have; null for any
 * @returns undefined when the person has no such profile, or has it in another version
 */
export async function changeUserProfile(
  db: Db,
  target: {
    readonly userGuid: string;
    readonly profileId: string;
    readonly version: number | null;
  },
  change: UserProfileChange,
) {
  let update = db
    .updateTable('user_profile')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('user_guid', '=', target.userGuid)
    .where('profile_id', '=', target.profileId);
  if (target.version !== null) update = update.where('version', '=', target.version);
  return update.returningAll().executeTakeFirst();
}

/** Newest first: ongoing ones, then by the year of the end, or of the start. */
export async function listDegrees(db: Db, userGuid: string) {
  return db
    .selectFrom('user_degree')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('present', 'desc')
    .orderBy('year_completed', 'desc')
    .orderBy('start_year', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
}

export type UserDegreeRow = Awaited<ReturnType<typeof listDegrees>>[number];

/** Newest first: current jobs, then by the end date, or the start date. */
export async function listWorkHistory(db: Db, userGuid: string) {
  return db
    .selectFrom('user_work_history')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('present', 'desc')
    .orderBy('end_date', (order) => order.desc().nullsLast())
    .orderBy('start_date', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
}

export type UserWorkHistoryRow = Awaited<ReturnType<typeof listWorkHistory>>[number];

/** In the order they were added. */
export async function listSkills(db: Db, userGuid: string) {
  return db
    .selectFrom('user_skill')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type UserSkillRow = Awaited<ReturnType<typeof listSkills>>[number];

/** The credentials of a person, in the order they were added. */
export async function listCredentials(db: Db, userGuid: string) {
  return db
    .selectFrom('user_credential')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type UserCredentialRow = Awaited<ReturnType<typeof listCredentials>>[number];
