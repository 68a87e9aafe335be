import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** SQL of what became of a company's jobs. A withdrawn application was one, so it counts. */

/** Views and applications of a month of UTC; month 1 is January. */
export interface MonthCount {
  readonly year: number;
  readonly month: number;
  readonly viewed: number;
  readonly applied: number;
}

/**
 * Views and applications of all jobs of a company by month, those without any left out, in order.
 * @param since the first day that counts, YYYY-MM-DD; null for every day
 */
export async function countByMonth(
  db: Db,
  companyGuid: string,
  since: string | null,
): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    with own as materialized (select source_guid from job where company_guid = ${companyGuid}),
    viewed as (
      select date_trunc('month', viewed_on)::date as month, count(*) as viewed, 0 as applied
      from own join job_view using (source_guid)
      where ${since === null ? sql`true` : sql`viewed_on >= ${since}::date`}
      group by 1
    ),
    applied as (
      select date_trunc('month', applied_at at time zone 'UTC')::date as month, 0 as viewed,
        count(*) as applied
      from own join job_application using (source_guid)
      where ${since === null ? sql`true` : sql`applied_at >= ${since}::date at time zone 'UTC'`}
      group by 1
    )
    select extract(year from month)::int as year, extract(month from month)::int as month,
      sum(viewed)::int as viewed, sum(applied)::int as applied
    from (select * from viewed union all select * from applied) as counted
    group by month
    order by counted.month`.execute(db);
  return rows;
}

/** How many jobs of a company are open. */
export async function countOpenJobs(db: Db, companyGuid: string, today: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from job
    where company_guid = ${companyGuid} and ${isOpenOn(today)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The most companies in one answer. */
const mostCompanies = 200;

/** The companies with open jobs, most of them first. */
export async function countJobsPerCompany(db: Db, today: string) {
  const { rows } = await sql<{ company_guid: string; name: string; jobs: number }>`
    select company_guid, company.name, counted.jobs
    from (
      select company_guid, count(*)::int as jobs from job
      where company_guid is not null and ${isOpenOn(today)}
      group by company_guid order by 2 desc, 1 limit ${mostCompanies}
    ) as counted
    join company using (company_guid)
    order by counted.jobs desc, lower(company.name), company_guid`.execute(db);
  return rows;
}

const isOpenOn = (today: string) => sql`
  job.status = 'published' and (job.closes_on is null or job.closes_on >= ${today})`;
