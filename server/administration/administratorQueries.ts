import { ROLE } from '#domain/roles.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of making somebody an administrator. */

/** Makes an account an administrator's and takes away what only other roles have. */
export async function saveAdministrator(
  trx: Db,
  userGuid: string,
  changes: {
    readonly first_name?: string;
    readonly last_name?: string;
    readonly password_hash?: null;
  },
): Promise<void> {
  const { admin: role } = ROLE;
  await trx
    .updateTable('account')
    .set({ ...changes, role, company_guid: null, provider_coach: false, organisation: null })
    .where('user_guid', '=', userGuid)
    .execute();
}

/** Whether a job coach helps somebody, or did. */
export async function hasCoached(db: Db, userGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_coach_match')
    .select('guid')
    .where('coach_guid', '=', userGuid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
