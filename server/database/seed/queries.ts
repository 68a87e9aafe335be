import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** SQL that only the sample data needs. */

/** Takes the passwords of accounts away and ends their sign-ins. */
export async function lockAccounts(db: Db, emails: readonly string[], at: Date): Promise<void> {
  const locked = await db
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', 'in', emails)
    .returning('user_guid')
    .execute();
  if (locked.length === 0) return;
  await db
    .updateTable('sign_in_family')
    .set({ revoked_at: at })
    .where(
      'user_guid',
      'in',
      locked.map(({ user_guid }) => user_guid),
    )
    .where('revoked_at', 'is', null)
    .execute();
}

/** Says for whom a job coach works, as an administrator does. */
export async function setOrganisation(
  trx: Db,
  userGuid: string,
  { organisation, isProvider }: { readonly organisation: string; readonly isProvider: boolean },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ organisation, provider_coach: isProvider })
    .where('user_guid', '=', userGuid)
    .execute();
}

/** The ids of the accounts that have these addresses. */
export async function listAccountIds(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .where('email', 'in', emails)
    .select(['email', 'user_guid'])
    .execute();
  return new Map(rows.map(({ email, user_guid }) => [email, user_guid]));
}

/**
 * Sample postings in the main occupation of each person, those of the own state first.
 * @returns the ids of at most `most` postings by person
 */
export async function listJobsInOwnField(
  db: Db,
  userGuids: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ user_guid: string; source_guid: string }>`
    select user_guid, source_guid from (
      select user_soc.user_guid, job.source_guid, row_number() over (
        partition by user_soc.user_guid
        order by job.state_short is distinct from user_profile.state, job.source_guid
      ) as place
      from user_soc
      join user_profile on user_profile.user_guid = user_soc.user_guid
      join job on job.soc_code = user_soc.soc_code
      where job.origin = 'sample' and job.status = 'published'
        and user_soc.user_guid in (${sql.join(userGuids)})
    ) as ranked
    where place <= ${most} order by place`.execute(db);
  const jobs = new Map<string, string[]>();
  for (const { user_guid, source_guid } of rows)
    jobs.set(user_guid, [...(jobs.get(user_guid) ?? []), source_guid]);
  return jobs;
}
