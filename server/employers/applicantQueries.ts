import { sql } from 'kysely';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { Db } from '#server/database/connect.ts';
import type { CompanyViewer } from '#server/employers/cardQueries.ts';
import {
  applicationsTo,
  type CompanyApplicationRow,
} from '#server/employers/companyApplicationQueries.ts';

/** SQL of who applied to a company. */

/** Nobody sees an account that is closed. @param job the only one that counts; null for each */
const where = (job: string | null) => sql`
  ${job === null ? sql`true` : sql`application.source_guid = ${job}`}
  and not exists (
    select from closed_account where closed_account.user_guid = application.user_guid
  )`;

/** One load of who applied, newest first. Nothing of a person orders it. */
export async function listApplicants(
  db: Db,
  viewer: CompanyViewer,
  { job, offset }: { readonly job: string | null; readonly offset: number },
): Promise<readonly CompanyApplicationRow[]> {
  const { rows } = await sql<CompanyApplicationRow>`
    ${applicationsTo(viewer)} and ${where(job)}
    order by application.applied_at desc, application.id
    limit ${JOBS_PER_LOAD} offset ${offset}`.execute(db);
  return rows;
}

/** How many applied. */
export async function countApplicants(
  db: Db,
  companyGuid: string,
  job: string | null,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from job_application as application
    join job on job.source_guid = application.source_guid
    where job.company_guid = ${companyGuid} and ${where(job)}`.execute(db);
  return rows[0]?.total ?? 0;
}
