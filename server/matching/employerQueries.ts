import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { isFoundByCompany } from '#server/disclosure/relationQueries.ts';

/** SQL of the jobs of a company that people can fit, and of whom it may find for them. */

/** The most jobs that people are compared with. */
const mostJobs = 300;

/** What the open jobs of a company ask for, the newest of a larger company. */
export async function listOwnOpenJobs(db: Db, companyGuid: string, today: string) {
  return db
    .selectFrom('job')
    .where('company_guid', '=', companyGuid)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .select(['source_guid', 'title', 'soc_code', 'skills'])
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('source_guid')
    .limit(mostJobs)
    .execute();
}

export type OwnJob = Awaited<ReturnType<typeof listOwnOpenJobs>>[number];

/**
 * Whom a company may find, those first whose occupation or skills its jobs ask for.
 * @param most so many are worth a closer look
 */
export async function listFoundFor(
  db: Db,
  companyGuid: string,
  jobs: readonly OwnJob[],
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<string[]> {
  const codes = [...new Set(jobs.flatMap(({ soc_code }) => soc_code ?? []))];
  const groups = [...new Set(codes.map((code) => code.slice(0, 4)))];
  const skills = [...new Set(jobs.flatMap((job) => job.skills.map((one) => one.toLowerCase())))];
  const { rows } = await sql<{ user_guid: string }>`
    select account.user_guid from account
    left join user_soc on user_soc.user_guid = account.user_guid
    where ${isFoundByCompany(sql`${companyGuid}::uuid`, at)}
    order by
      case
        when soc_code = any(${codes}::text[]) then 4
        when left(soc_code, 4) = any(${groups}::text[]) then 2
        else 0
      end + least(4, (
        select count(*) from user_skill
        where user_skill.user_guid = account.user_guid
          and lower(trim(skill_name)) = any(${skills}::text[])
      )) desc,
      account.user_guid
    limit ${most}`.execute(db);
  return rows.map(({ user_guid }) => user_guid);
}
