import type { Db } from '#server/database/connect.ts';
import { findUserSoc } from '#server/matching/queries.ts';
import type { SavedProfile } from '#server/matching/savedCandidate.ts';
import { loadProfileRows } from '#server/profiles/savedProfile.ts';

/** What is saved of a candidate that their list is ranked by. @throws Problem 404 no_user */
export async function loadSaved(db: Db, userGuid: string): Promise<SavedProfile> {
  const [rows, soc] = await Promise.all([loadProfileRows(db, userGuid), findUserSoc(db, userGuid)]);
  return { ...rows, soc };
}
