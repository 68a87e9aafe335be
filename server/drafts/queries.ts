import type { Db } from '#server/database/connect.ts';

/** Only this module names the table: what is typed may be an accommodation. */
const table = 'disclosure.draft';

/** Newest first. @param since nothing older is found */
export async function listDrafts(db: Db, userGuid: string, since: Date) {
  return db
    .selectFrom(table)
    .where('user_guid', '=', userGuid)
    .where('saved_at', '>=', since)
    .selectAll()
    .orderBy('saved_at', 'desc')
    .orderBy('kind')
    .execute();
}

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

/** Takes the place of an earlier draft of this kind. */
export async function putDraft(db: Db, draft: DraftRow): Promise<void> {
  const { user_guid, kind, ...rest } = draft;
  const change = { ...rest, data: JSON.stringify(rest.data) };
  await db
    .insertInto(table)
    .values({ user_guid, kind, ...change })
    .onConflict((conflict) => conflict.columns(['user_guid', 'kind']).doUpdateSet(change))
    .execute();
}

/** Throws away all but the newest of a person. @param kept this kind counts as the newest of all */
export async function trimDrafts(db: Db, userGuid: string, kept: string, most: number) {
  await db
    .deleteFrom(table)
    .where('user_guid', '=', userGuid)
    .where('kind', '!=', kept)
    .where('kind', 'not in', (inner) =>
      inner
        .selectFrom(table)
        .where('user_guid', '=', userGuid)
        .where('kind', '!=', kept)
        .select('kind')
        .orderBy('saved_at', 'desc')
        .orderBy('kind')
        .limit(most - 1),
    )
    .execute();
}

export async function deleteDraft(db: Db, userGuid: string, kind: string): Promise<void> {
  await db.deleteFrom(table).where('user_guid', '=', userGuid).where('kind', '=', kind).execute();
}

/** @param userGuid only this person's; null for everybody's */
export async function deleteDraftsBefore(db: Db, time: Date, userGuid: string | null) {
  await db
    .deleteFrom(table)
    .where('saved_at', '<', time)
    .$if(userGuid !== null, (query) => query.where('user_guid', '=', userGuid ?? ''))
    .execute();
}
