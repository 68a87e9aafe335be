import { createHash } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import type { SamplePosting } from '#server/database/seed/feed/posting.ts';

/** Rows of one insert: 21 columns each stay far below the 65,535 values PostgreSQL takes at once. */
const batch = 500;

/** The same id for the same name on every machine. */
function companyGuidOf(name: string): string {
  const hex = createHash('sha256').update(`company ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** Saves invented postings and their companies, marked as sample data. To be run in a transaction. */
export async function insertSampleJobs(trx: Db, postings: readonly SamplePosting[]): Promise<void> {
  const names = [...new Set(postings.map((posting) => posting.company))];
  for (const some of batchesOf(names))
    await trx
      .insertInto('company')
      .values(some.map((name) => ({ company_guid: companyGuidOf(name), name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const some of batchesOf(postings))
    await trx
      .insertInto('job')
      .values(some.map(jobRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function jobRow(posting: SamplePosting) {
  return {
    source_guid: posting.sourceGUID,
    title: posting.title,
    company: posting.company,
    company_guid: companyGuidOf(posting.company),
    city: posting.city,
    state_short: posting.stateShort,
    zip: posting.zip,
    lat: posting.lat,
    lng: posting.lng,
    location: posting.location,
    remote: posting.remote,
    employment_type: posting.employmentType,
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    salary_unit: posting.salaryUnit,
    description: posting.description,
    soc_code: posting.socCode,
    skills: JSON.stringify(posting.skills),
    accommodations: JSON.stringify(posting.accommodations),
    contact_email: posting.contactEmail,
    posted_at: posting.postedAt,
    sample: true,
  };
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
}
