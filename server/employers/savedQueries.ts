import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { isSeenByCompany } from '#server/disclosure/relationQueries.ts';
import {
  cardColumns,
  type CardRow,
  CARDS_PER_LOAD,
  cardTables,
  type CompanyViewer,
  wantedSkills,
} from '#server/employers/cardQueries.ts';

/** SQL of the candidates whom employers save. */

/** The notes of the member about whom they saved, held until the transaction ends. */
const heldNotes = (trx: Db, { companyGuid, userGuid }: CompanyViewer) =>
  trx
    .selectFrom('saved_candidate')
    .where('employer_guid', '=', userGuid)
    .where('company_guid', '=', companyGuid)
    .select('notes')
    .forUpdate();

/** The notes of the member about a candidate, held until the transaction ends; '' for none. */
export async function holdNotes(
  trx: Db,
  viewer: CompanyViewer,
  candidateGuid: string,
): Promise<string> {
  const saved = await heldNotes(trx, viewer)
    .where('candidate_guid', '=', candidateGuid)
    .executeTakeFirst();
  return saved?.notes ?? '';
}

/** A saved candidate of the member, who saved them for their company. */
export async function saveCandidate(
  db: Db,
  { companyGuid, userGuid, at }: CompanyViewer,
  candidateGuid: string,
  /** Undefined leaves the notes as they are. */
  notes: string | null | undefined,
) {
  const saved = {
    employer_guid: userGuid,
    candidate_guid: candidateGuid,
    company_guid: companyGuid,
    notes: notes ?? null,
    saved_at: at,
    unseen_since: null,
  };
  // What was saved for another company is not of this one.
  await db
    .deleteFrom('saved_candidate')
    .where('employer_guid', '=', userGuid)
    .where('candidate_guid', '=', candidateGuid)
    .where('company_guid', '!=', companyGuid)
    .execute();
  return db
    .insertInto('saved_candidate')
    .values(saved)
    .onConflict((conflict) =>
      conflict
        .columns(['employer_guid', 'candidate_guid'])
        .doUpdateSet({ unseen_since: null, ...(notes === undefined ? {} : { notes }) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type SavedCandidateRow = Awaited<ReturnType<typeof saveCandidate>>;

/**
 * @param keepsNotes leaves a candidate with notes saved
 * @returns notSaved when the member has no saved candidate with this id
 */
export async function unsaveCandidate(
  trx: Db,
  viewer: CompanyViewer,
  id: string,
  keepsNotes: boolean,
): Promise<'done' | 'hasNotes' | 'notSaved'> {
  const saved = await heldNotes(trx, viewer).where('id', '=', id).executeTakeFirst();
  if (!saved) return 'notSaved';
  if (keepsNotes && saved.notes) return 'hasNotes';
  await trx.deleteFrom('saved_candidate').where('id', '=', id).execute();
  return 'done';
}

interface SavedCardRow extends CardRow {
  readonly id: string;
  readonly notes: string | null;
  readonly saved_at: Date;
}

/** The saved candidates of a member whom the company may see, newest first, 25 from the offset. */
export async function listSavedCards(
  db: Db,
  viewer: CompanyViewer,
  offset: number,
): Promise<{ readonly total: number; readonly rows: readonly SavedCardRow[] }> {
  const company = sql`${viewer.companyGuid}::uuid`;
  const saved = sql`${cardTables}
    join saved_candidate as saved on saved.candidate_guid = account.user_guid
    where saved.employer_guid = ${viewer.userGuid} and saved.company_guid = ${company}
      and ${isSeenByCompany(company, viewer.at)}`;
  const counted = await sql<{ total: string }>`
    select count(*) as total from ${saved}`.execute(db);
  const { rows } = await sql<SavedCardRow>`
    with ${wantedSkills(viewer)}
    select ${cardColumns(viewer)}, saved.id, saved.notes, saved.saved_at from ${saved}
    order by saved.saved_at desc, saved.id
    limit ${CARDS_PER_LOAD} offset ${offset}`.execute(db);
  return { total: Number(counted.rows[0]?.total ?? 0), rows };
}

/**
 * Notes since when saved candidates cannot be seen by the company, and deletes those who could
 * not be seen since `before`.
 */
export async function tidySavedCandidates(db: Db, at: Date, before: Date): Promise<void> {
  const isSeen = isSeenByCompany(sql`saved_candidate.company_guid`, at);
  await sql`
    update saved_candidate set unseen_since = null from account
    where account.user_guid = candidate_guid and unseen_since is not null and ${isSeen}
  `.execute(db);
  await sql`
    update saved_candidate set unseen_since = ${at} from account
    where account.user_guid = candidate_guid and unseen_since is null and not ${isSeen}
  `.execute(db);
  await db.deleteFrom('saved_candidate').where('unseen_since', '<', before).execute();
}
