import type { Db } from '#server/database/connect.ts';
import type { SearchedJob } from '#server/jobs/search/searchIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';

/** A job in the form the indexes take. */
export type FeedRow = JobRow & SearchedJob;

/** Open jobs with the columns for the indexes: nothing that employers say about access. */
const selectFeed = (db: Db) =>
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

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectFeed>['execute']>>[number];

const feedRow = (row: SelectedRow): FeedRow => ({
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

/** Part of the feed, by id. */
export async function listFeedBatch(
  db: Db,
  page: { readonly after: string | null; readonly limit: number },
): Promise<FeedRow[]> {
  let query = selectFeed(db).orderBy('source_guid').limit(page.limit);
  if (page.after !== null) query = query.where('source_guid', '>', page.after);
  return (await query.execute()).map(feedRow);
}

/** The existing jobs with these ids, in no order. */
export async function listFeedRows(db: Db, ids: readonly string[]): Promise<FeedRow[]> {
  const rows = await selectFeed(db).where('source_guid', 'in', ids).execute();
  return rows.map(feedRow);
}
