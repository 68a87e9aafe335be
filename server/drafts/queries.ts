import type { Db } from '#server/database/connect.ts';

/** Only this module names the table, because a draft may hold accommodations. */
const table = 'disclosure.draft';

/**
 * Newest first.
 * @param since older drafts are left out
 */
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

/** When a draft of this kind was saved, and by which window. */
export async function findDraft(db: Db, userGuid: string, kind: string) {
  return db
    .selectFrom(table)
    .where('user_guid', '=', userGuid)
    .where('kind', '=', kind)
    .select(['saved_at', 'writer'])
    .executeTakeFirst();
}

/** Replaces an earlier draft of this kind. */
export async function putDraft(db: Db, draft: DraftRow): Promise<void> {
  const { user_guid, kind, ...rest } = draft;
  const change = { ...rest, data: JSON.stringify(rest.data) };
  await db
    .insertInto(table)
    .values({ user_guid, kind, ...change })
    .onConflict((conflict) => conflict.columns(['user_guid', 'kind']).doUpdateSet(change))
    .execute();
}

/**
 * Deletes all but the newest drafts of a person.
 * @param keptKind this kind counts as the newest
 */
export async function trimDrafts(db: Db, userGuid: string, keptKind: string, limit: number) {
  await db
    .deleteFrom(table)
    .where('user_guid', '=', userGuid)
    .where('kind', '!=', keptKind)
    .where('kind', 'not in', (inner) =>
      inner
        .selectFrom(table)
        .where('user_guid', '=', userGuid)
        .where('kind', '!=', keptKind)
        .select('kind')
        .orderBy('saved_at', 'desc')
        .orderBy('kind')
        .limit(limit - 1),
    )
    .execute();
}

/** Deletes a person's draft of this kind, if there is one. */
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
