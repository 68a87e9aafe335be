import type { Database } from '#server/database/connect.ts';
import { signedInAs } from './filledDatabase.ts';

/** A company that is asked for, with a token of somebody who works there. */
export interface BenchCompany {
  readonly label: string;
  readonly name: string;
  readonly jobs: number;
  readonly views: number;
  readonly token: string;
}

/** People who look at jobs, and the share of looks after which somebody applies. */
const people = 5_000;
const applications = 0.05;

/** Views and applications of invented people, spread over two years and all postings. */
export async function fillViews({ pool }: Database, views: number): Promise<void> {
  await pool.query(
    `insert into account (email, first_name, last_name, role, created_at)
     select 'bench-' || n || '@example.com', 'Robin', 'Sample', 2, now()
     from generate_series(1, ${people}) n`,
  );
  await pool.query(`
    create temporary table numbered_job as
      select source_guid, row_number() over (order by source_guid) - 1 as n from job;
    create temporary table numbered_person as
      select user_guid, row_number() over (order by user_guid) - 1 as n from account where role = 2;
    insert into job_view (user_guid, source_guid, viewed_on, viewed_at)
      select user_guid, source_guid, at::date, at
      from (
        select (n * 7919) % (select count(*) from numbered_job) as job,
          (n * 104729) % ${people} as person, now() - make_interval(hours => (n % 17520)::int) as at
        from generate_series(1::bigint, ${views}) n
      ) looks
      join numbered_job on numbered_job.n = job
      join numbered_person on numbered_person.n = person
      on conflict do nothing;
    insert into job_application (user_guid, source_guid, applied_at)
      select distinct on (user_guid, source_guid) user_guid, source_guid, viewed_at from job_view
      where abs(hashtext(user_guid::text || source_guid::text)) % 1000 < ${applications * 1000}
      on conflict do nothing;`);
  await pool.query('vacuum analyze');
}

/** The company in the middle by its number of postings, and the largest, each with a member. */
export async function companiesToAsk(database: Database): Promise<readonly BenchCompany[]> {
  const { rows } = await database.pool.query<{ id: string; name: string; jobs: number }>(`
    select company_guid as id, company.name, count(*)::int as jobs
    from job join company using (company_guid) group by 1, 2 order by 3 desc, 2`);
  const asked = [
    ['ordinary', rows[rows.length >> 1]],
    ['largest', rows[0]],
  ] as const;
  const companies: BenchCompany[] = [];
  for (const [label, row] of asked) {
    if (!row) throw new Error('There is no company.');
    const counted = await database.pool.query<{ views: number }>(
      `select count(*)::int as views from job_view join job using (source_guid)
       where company_guid = $1`,
      [row.id],
    );
    companies.push({
      label,
      name: row.name,
      jobs: row.jobs,
      views: counted.rows[0]?.views ?? 0,
      token: await memberOf(database, row.id),
    });
  }
  return companies;
}

async function memberOf(database: Database, companyGuid: string): Promise<string> {
  const { userGuid, token } = await signedInAs(database, 3);
  await database.db
    .insertInto('company_member')
    .values({
      company_guid: companyGuid,
      user_guid: userGuid,
      state: 'confirmed',
      asked_at: new Date(),
    })
    .execute();
  return token;
}

/** The calls of an employer's home and lists, each with its address. */
export function statisticsCalls({ name }: BenchCompany): readonly (readonly [string, string])[] {
  const company = encodeURIComponent(name);
  return [
    ['getAppliedAndViewedCounts', `GetAppliedAndViewedCounts/${company}`],
    ['getMonthlyStatistics', `GetMonthlyStatistics/${company}`],
    ['getYearlyStatistics', `GetYearlyStatistics/${company}`],
    ['getAbleistCounts', `GetAbleistCounts/${company}`],
    ['getJobsPerCompany', 'GetJobsPerCompany'],
    ['getCompanyJobs', `GetCompanyJobs/${company}`],
    ['getAppliedCandidates', `GetAppliedCandidates/${company}`],
  ].map(([id = '', path = '']) => [id, `/api/jobs/JobFeed/${path}`] as const);
}
