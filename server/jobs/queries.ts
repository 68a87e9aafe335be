import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * The columns of a job card. The contact address is not among them: the operation that may use it
 * selects it by name.
 */
const cardColumns = [
  'source_guid',
  'title',
  'company',
  'city',
  'state_short',
  'zip',
  'lat',
  'lng',
  'location',
  'remote',
  'employment_types',
  'salary_min',
  'salary_max',
  'salary_unit',
  'salary_currency',
  'description',
  'soc_code',
  'skills',
  'posted_at',
  'closes_on',
  'apply_url',
  'status',
  'origin',
  'accommodations',
  'essential_duties',
  'other_duties',
  'accommodation_contact',
] as const;

/** An employer's own until it is published. A paused or closed job stays to be read. */
const draft = 'draft';

/** One job; undefined when no job has this id, or it was never published. */
export async function findJob(db: Db, id: string) {
  return db
    .selectFrom('job')
    .where('source_guid', '=', id)
    .where('status', '!=', draft)
    .select(cardColumns)
    .executeTakeFirst();
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** The jobs of these ids that were stored, drafts and closed ones too, in no order. */
export async function listJobs(db: Db, ids: readonly string[]): Promise<JobRow[]> {
  return ids.length === 0 ? [] : listJobsWhere(db, (eb) => eb('source_guid', 'in', ids));
}

/** The jobs that fulfil the condition, in no order. */
export async function listJobsWhere(
  db: Db,
  holds: (eb: ExpressionBuilder<Tables, 'job'>) => ExpressionWrapper<Tables, 'job', SqlBool>,
): Promise<JobRow[]> {
  return db.selectFrom('job').where(holds).select(cardColumns).execute();
}

/** What is read of a job's words; undefined as for findJob. */
export async function findJobText(db: Db, id: string) {
  return db
    .selectFrom('job')
    .where('source_guid', '=', id)
    .where('status', '!=', draft)
    .select([
      'source_guid',
      'title',
      'company',
      'soc_code',
      'description',
      'essential_duties',
      'plain_text',
    ])
    .executeTakeFirst();
}

export type JobText = NonNullable<Awaited<ReturnType<typeof findJobText>>>;

/** Whether a job that was published has this id. */
export async function isJob(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('job')
    .where('source_guid', '=', id)
    .where('status', '!=', draft)
    .select('source_guid')
    .executeTakeFirst();
  return found !== undefined;
}

/** Every listed company by name, ignoring case. */
export async function listCompanies(db: Db) {
  return db
    .selectFrom('company')
    .where('listed', '=', true)
    .where('merged_into', 'is', null)
    .select(['company_guid', 'name'])
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('name')
    .execute();
}
