import { sql } from 'kysely';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { JobOrigin, JobStatus } from '#domain/jobTerms.ts';
import type { Db } from '#server/database/connect.ts';
import { isOpenToMember } from '#server/employers/memberQueries.ts';
import type { Member } from '#server/http/access.ts';

/** SQL of the jobs of one company, as it lists them itself. */

/** Who reads the jobs of a company; an administrator reads them as a confirmed member does. */
export interface Reader {
  readonly member: Member;
  readonly userGuid: string;
  /** The day of `earliestToday`: before it a last day is over. */
  readonly today: string;
}

export interface SoughtJobs {
  readonly words: readonly string[];
  readonly status: JobStatus | null;
  readonly sourceGuid: string | null;
  readonly offset: number;
}

export interface CompanyJobRow {
  readonly source_guid: string;
  readonly title: string;
  readonly location: string;
  readonly status: JobStatus;
  readonly origin: JobOrigin;
  readonly posted_at: Date | null;
  readonly closes_on: string | null;
  readonly viewed: number;
  readonly applied: number;
  readonly is_changed: boolean;
}

/** The status of a job in the query: past its last day it is closed, whatever is stored. */
const statusOn = (today: string) => sql<JobStatus>`case
  when job.status = 'published' and job.closes_on < ${today} then 'closed' else job.status end`;

const jobsOf = ({ member, userGuid, today }: Reader, sought: SoughtJobs) => sql`
  from job left join written_posting on written_posting.source_guid = job.source_guid
  where job.company_guid = ${member.companyGuid}
    and ${isListed({ member, userGuid, today })}
    and ${sought.status === null ? sql`true` : sql`${statusOn(today)} = ${sought.status}`}
    and ${sought.sourceGuid === null ? sql`true` : sql`job.source_guid = ${sought.sourceGuid}`}
    and ${sql.join([sql`true`, ...sought.words.map(hasWord)], sql` and `)}`;

/** What came from a feed is written by nobody here. */
const isListed = ({ member, userGuid }: Reader) =>
  member.isConfirmed
    ? sql`(written_posting.source_guid is null or ${isOpenToMember(member, userGuid)})`
    : isOpenToMember(member, userGuid);

const hasWord = (word: string) => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(job.title ilike ${pattern} or job.location ilike ${pattern})`;
};

/** One load of a company's jobs, last changed first, each with its views and applications. */
export async function listCompanyJobs(
  db: Db,
  reader: Reader,
  sought: SoughtJobs,
): Promise<CompanyJobRow[]> {
  const { rows } = await sql<CompanyJobRow>`
    select page.*,
      (select count(*)::int from job_view where job_view.source_guid = page.source_guid) as viewed,
      (
        select count(*)::int from job_application
        where job_application.source_guid = page.source_guid
      ) as applied
    from (
      select job.source_guid, job.title, job.location, job.origin, job.posted_at,
        job.closes_on, ${statusOn(reader.today)} as status,
        coalesce(written_posting.is_changed, false) as is_changed,
        greatest(
          written_posting.saved_at, job.imported_at, job.closed_at, job.posted_at
        ) as changed_at
      ${jobsOf(reader, sought)}
      order by changed_at desc nulls last, job.source_guid
      limit ${JOBS_PER_LOAD} offset ${sought.offset}
    ) as page
    order by changed_at desc nulls last, source_guid`.execute(db);
  return rows;
}

/** How many jobs the whole list has. */
export async function countCompanyJobs(
  db: Db,
  reader: Reader,
  sought: SoughtJobs,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${jobsOf(reader, sought)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A job with the version of its row, by which what is known of its text is kept. */
export interface TextVersion {
  readonly source_guid: string;
  readonly version: string;
}

/** The versions of these jobs that were published, in no order. */
export async function listTextVersions(db: Db, ids: readonly string[]): Promise<TextVersion[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('job')
    .where('source_guid', 'in', ids)
    .where('status', '!=', 'draft')
    .select(['source_guid', sql<string>`xmin::text`.as('version')])
    .execute();
}

/** The open jobs of a company with their titles and versions, in the order of their titles. */
export async function listOpenVersions(db: Db, companyGuid: string, today: string) {
  return db
    .selectFrom('job')
    .where('company_guid', '=', companyGuid)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .select(['source_guid', 'title', sql<string>`xmin::text`.as('version')])
    .orderBy('title')
    .orderBy('source_guid')
    .execute();
}

/** The texts of these jobs for the language check, in no order. */
export async function listTexts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('job')
    .where('source_guid', 'in', ids)
    .select(['source_guid', 'title', 'soc_code', 'description', 'plain_text'])
    .execute();
}
