import { sql } from 'kysely';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { Db } from '#server/database/connect.ts';
import type { CompanyViewer } from '#server/employers/cardQueries.ts';
import {
  applicationsTo,
  type CompanyApplicationRow,
} from '#server/employers/companyApplicationQueries.ts';

/** SQL of who applied to a company. */

/** Who applied: their applications and when. Nobody sees an account that is closed. */
const found = (companyGuid: string, job: string | null) => sql`
  select application.id, application.applied_at
  from job_application as application
  join job on job.source_guid = application.source_guid
  where job.company_guid = ${companyGuid}
    and ${job === null ? sql`true` : sql`application.source_guid = ${job}`}
    and not exists (
      select from closed_account where closed_account.user_guid = application.user_guid
    )`;

/**
 * One load of who applied, newest first, and how many there are: read once for both. Nothing of a
 * person orders it.
 * @param job the only one that counts; null for each
 */
export async function listApplicants(
  db: Db,
  viewer: CompanyViewer,
  { job, offset }: { readonly job: string | null; readonly offset: number },
): Promise<{ readonly rows: readonly CompanyApplicationRow[]; readonly total: number }> {
  const { companyGuid } = viewer;
  const { rows } = await sql<CompanyApplicationRow & { total: number }>`
    with found as materialized (${found(companyGuid, job)}),
    load as (
      select id from found order by applied_at desc, id limit ${JOBS_PER_LOAD} offset ${offset}
    )
    select row.*, (select count(*)::int from found) as total
    from (${applicationsTo(viewer)} and application.id in (select id from load)) as row
    order by row.applied_at desc, row.id`.execute(db);
  return { rows, total: rows[0]?.total ?? (await countPast(db, viewer, { job, offset })) };
}

/** How many applied, where no row of the load can say it. */
async function countPast(
  db: Db,
  { companyGuid }: CompanyViewer,
  { job, offset }: { readonly job: string | null; readonly offset: number },
): Promise<number> {
  if (offset === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${found(companyGuid, job)}) as found`.execute(db);
  return rows[0]?.total ?? 0;
}
