import pg from 'pg';

/**
 * Lets invented people apply for one open job of an employer's company.
 * @param employer the address with which the employer signs in
 * @returns the job
 * @throws Error when the company has no job
 */
export async function addApplicants(
  database: string,
  employer: string,
  count: number,
): Promise<string> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ job: string }>(
      `select source_guid as job from job
       join company_member using (company_guid) join account using (user_guid)
       where account.email = $1 and company_member.state = 'confirmed' and job.status = 'published'
       order by 1 limit 1`,
      [employer],
    );
    const job = rows[0]?.job;
    if (job === undefined) throw new Error(`${employer} has no open job.`);
    await client.query(
      `with person as (
         insert into account (email, first_name, last_name, role, created_at)
         select 'applicant-' || n || '@example.com', 'Robin', 'Sample-' || n, 2, now()
         from generate_series(1, $1::int) n returning user_guid)
       insert into job_application (user_guid, source_guid, applied_at)
       select user_guid, $2, now() from person`,
      [count, job],
    );
    return job;
  } finally {
    await client.end();
  }
}
