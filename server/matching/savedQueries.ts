import type { Db } from '#server/database/connect.ts';
import type { SavedProfile } from '#server/matching/savedCandidate.ts';
import { listUsersOf } from '#server/profiles/queries.ts';

/** SQL of what several people are ranked by, each table read once. */

/**
 * What is saved of people, in the order of their ids; one whose account is gone is left out.
 */
export async function listSavedOf(db: Db, ids: readonly string[]): Promise<SavedProfile[]> {
  if (ids.length === 0) return [];
  const [users, profiles, degrees, workHistory, skills, credentials, socs] = await Promise.all([
    listUsersOf(db, ids),
    db.selectFrom('user_profile').where('user_guid', 'in', ids).selectAll().execute(),
    db
      .selectFrom('user_degree')
      .where('user_guid', 'in', ids)
      .selectAll()
      .orderBy('present', 'desc')
      .orderBy('year_completed', 'desc')
      .orderBy('start_year', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute(),
    db
      .selectFrom('user_work_history')
      .where('user_guid', 'in', ids)
      .selectAll()
      .orderBy('present', 'desc')
      .orderBy('end_date', (order) => order.desc().nullsLast())
      .orderBy('start_date', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute(),
    db
      .selectFrom('user_skill')
      .where('user_guid', 'in', ids)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('user_credential')
      .where('user_guid', 'in', ids)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('user_soc').where('user_guid', 'in', ids).selectAll().execute(),
  ]);
  return ids.flatMap((id) => {
    const isTheirs = ({ user_guid }: { readonly user_guid: string }) => user_guid === id;
    const user = users.find(isTheirs);
    if (!user) return [];
    return [
      {
        user,
        profile: profiles.find(isTheirs),
        degrees: degrees.filter(isTheirs),
        workHistory: workHistory.filter(isTheirs),
        skills: skills.filter(isTheirs),
        credentials: credentials.filter(isTheirs),
        soc: socs.find(isTheirs),
      },
    ];
  });
}
