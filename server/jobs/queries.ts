import type { Db } from '#server/database/connect.ts';

/**
 * What a job card shows. The accommodations an employer publishes and the contact address are not among them: each
 * operation that may use one asks for it by name.
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
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_unit',
  'description',
  'skills',
  'posted_at',
  'sample',
] as const;

/** One job; undefined when there is none by this id. */
export async function findJob(db: Db, id: string) {
  return db.selectFrom('job').where('source_guid', '=', id).select(cardColumns).executeTakeFirst();
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** The jobs of these ids that are still in the feed, in no order. */
export async function listJobs(db: Db, ids: readonly string[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('job').where('source_guid', 'in', ids).select(cardColumns).execute();
}

/** Every company, by name whatever its case. */
export async function listCompanies(db: Db) {
  return db
    .selectFrom('company')
    .select(['company_guid', 'name'])
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('name')
    .execute();
}
