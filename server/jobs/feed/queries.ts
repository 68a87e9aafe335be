import type { Db } from '#server/database/connect.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';

/** A job in the form the indexes take. */
export interface FeedRow extends JobRow {
  /** As in the posting. */
  readonly location: string;
}

/** The columns for the indexes, without data that only employers publish about a workplace. */
const selectFeed = (db: Db) =>
  db
    .selectFrom('job')
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
      'employment_type',
    ]);

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
  postedAt: row.posted_at.toISOString(),
  employmentType: row.employment_type,
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
