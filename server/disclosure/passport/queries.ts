import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type {
  PassportAgreementTable,
  PassportItemTable,
  PassportTable,
} from '#server/database/tables/disclosure.ts';
import type { Home } from '#server/places/timeZone.ts';

export type PassportRow = Selectable<PassportTable>;
export type ItemRow = Selectable<PassportItemTable>;
export type AgreementRow = Selectable<PassportAgreementTable>;
/** The columns that a person writes. */
export type PassportChange = Omit<Insertable<PassportTable>, 'user_guid' | 'version'>;

/** The texts of a person; undefined before the first was saved. */
export async function findPassport(db: Db, userGuid: string): Promise<PassportRow | undefined> {
  return db
    .selectFrom('disclosure.passport')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .executeTakeFirst();
}

/**
 * Saves the texts that are given.
 * @param version that they must have: 0 for none saved, null for any
 * @returns undefined when they have another one
 */
export async function savePassport(
  db: Db,
  userGuid: string,
  change: PassportChange,
  version: number | null,
): Promise<PassportRow | undefined> {
  if (version === null || version === 0) {
    const made = await db
      .insertInto('disclosure.passport')
      .values({ user_guid: userGuid, ...change })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
  let update = db
    .updateTable('disclosure.passport')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('user_guid', '=', userGuid);
  if (version !== null) update = update.where('version', '=', version);
  return update.returningAll().executeTakeFirst();
}

/** Everything of the passport of a person. */
export async function deletePassport(trx: Db, userGuid: string): Promise<void> {
  for (const table of [
    'disclosure.passport_agreement',
    'disclosure.passport_item',
    'disclosure.passport',
  ] as const)
    await trx.deleteFrom(table).where('user_guid', '=', userGuid).execute();
}

/** What gets in the way and what helps, in the order of the person. */
export async function listItems(db: Db, userGuid: string): Promise<ItemRow[]> {
  return db
    .selectFrom('disclosure.passport_item')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Which of these ids are of items of a person. */
export async function findOwnItems(
  db: Db,
  userGuid: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('disclosure.passport_item')
    .where('user_guid', '=', userGuid)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** An item as it is written. */
export type NewItem = Omit<
  Insertable<PassportItemTable>,
  'id' | 'user_guid' | 'position' | 'version'
>;

/** Writes items into a passport that has none, in this order. */
export async function insertItems(
  trx: Db,
  user_guid: string,
  items: readonly NewItem[],
): Promise<void> {
  const rows = items.map((item, at) => ({ ...item, user_guid, position: at + 1 }));
  await trx.insertInto('disclosure.passport_item').values(rows).execute();
}

/** What was agreed, in the order in which it was added. */
export async function listAgreements(db: Db, userGuid: string): Promise<AgreementRow[]> {
  return db
    .selectFrom('disclosure.passport_agreement')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Gives an item a place, and the others the places around it: 1, 2, 3 and so on. The versions
 * stay, because nothing that is written is changed. The caller holds the person's lock.
 * @param place from 1; one past the end is the last
 */
export async function placeItem(
  trx: Db,
  { id, user_guid }: Pick<ItemRow, 'id' | 'user_guid'>,
  place: number,
): Promise<ItemRow> {
  await sql`
    update disclosure.passport_item as item set position = placed.at
    from (
      select id, row_number() over (order by wanted, is_other, position, id) as at
      from (
        select id, position, id <> ${id} as is_other,
          case when id = ${id} then ${place} else row_number() over (
            partition by id <> ${id} order by position, id
          ) end as wanted
        from disclosure.passport_item where user_guid = ${user_guid}
      ) as wish
    ) as placed
    where item.id = placed.id`.execute(trx);
  return trx
    .selectFrom('disclosure.passport_item')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** A review day that its owner was not told of, and where they live. */
export interface UntoldReviewRow extends Home {
  readonly user_guid: string;
  /** YYYY-MM-DD */
  readonly review_on: string;
}

/** The review days up to one that nobody was told of. */
export async function listUntoldReviews(
  db: Db,
  until: string,
): Promise<readonly UntoldReviewRow[]> {
  const { rows } = await sql<UntoldReviewRow>`
    select passport.user_guid, review_on, postal_code, city, state
    from disclosure.passport as passport
    left join user_profile as home on home.user_guid = passport.user_guid
    where review_on <= ${until} and review_told is distinct from review_on`.execute(db);
  return rows;
}

/**
 * Notes that the owner is told of this review day.
 * @returns false when another server was first, or the day was changed meanwhile
 */
export async function noteReviewTold(
  trx: Db,
  { user_guid, review_on }: Pick<UntoldReviewRow, 'user_guid' | 'review_on'>,
): Promise<boolean> {
  const told = await trx
    .updateTable('disclosure.passport')
    .set({ review_told: review_on })
    .where('user_guid', '=', user_guid)
    .where('review_on', '=', review_on)
    .where('review_told', 'is distinct from', review_on)
    .returning('user_guid')
    .executeTakeFirst();
  return told !== undefined;
}
