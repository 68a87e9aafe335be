import type { Db } from '#server/database/connect.ts';
import type { SearchedJob } from '#server/jobs/search/searchIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';

/** A job in the form the indexes take. */
export type IndexedJob = JobRow & SearchedJob;

/** Open jobs with the columns for the indexes: nothing that employers say about access. */
const selectOpen = (db: Db) =>
  db
    .selectFrom('job')
    .where('status', '=', 'published')
    .select([
      'source_guid',
      'title',
      'company',
      'city',
      'state_short',
      'lat',
      'lng',
      'location',
      'remote',
      'soc_code',
      'skills',
      'description',
      'posted_at',
      'employment_types',
      'salary_min',
      'salary_max',
      'salary_unit',
      'salary_currency',
      'closes_on',
    ])
    .select((eb) => eb('accommodation_contact', 'is not', null).as('has_contact'));

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

const indexedJob = (row: SelectedRow): IndexedJob => ({
  jobId: row.source_guid,
  title: row.title,
  company: row.company,
  city: row.city,
  state: row.state_short,
  lat: row.lat,
  lng: row.lng,
  location: row.location,
  remote: row.remote,
  socCode: row.soc_code,
  skills: row.skills,
  description: row.description,
  postedAt: row.posted_at?.toISOString() ?? null,
  employmentTypes: row.employment_types,
  salaryMin: row.salary_min,
  salaryMax: row.salary_max,
  salaryUnit: row.salary_unit,
  salaryCurrency: row.salary_currency,
  closesOn: row.closes_on,
  hasAccommodationContact: row.has_contact === true,
});

/** A part of the open jobs, by id. */
export async function listIndexedBatch(
  db: Db,
  page: { readonly after: string | null; readonly limit: number },
): Promise<IndexedJob[]> {
  let query = selectOpen(db).orderBy('source_guid').limit(page.limit);
  if (page.after !== null) query = query.where('source_guid', '>', page.after);
  return (await query.execute()).map(indexedJob);
}

/** Those of these jobs that are open, in no order. */
export async function listIndexedJobs(db: Db, ids: readonly string[]): Promise<IndexedJob[]> {
  const rows = await selectOpen(db).where('source_guid', 'in', ids).execute();
  return rows.map(indexedJob);
}
