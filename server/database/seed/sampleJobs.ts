import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { SamplePosting } from '#server/database/seed/feed/posting.ts';
import { notFromFeed, type Posting, savePostings } from '#server/jobs/postingQueries.ts';

/** The same id for the same name on every machine. */
function companyGuidOf(name: string): string {
  const hex = createHash('sha256').update(`company ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** Saves invented postings and their companies, marked as sample data. Needs a transaction. */
export async function insertSampleJobs(trx: Db, postings: readonly SamplePosting[]): Promise<void> {
  const companies = [...new Set(postings.map((posting) => posting.company))].map((name) => ({
    company_guid: companyGuidOf(name),
    name,
  }));
  await sql`
    insert into company (company_guid, name)
    select company_guid, name from jsonb_populate_recordset(null::company, ${JSON.stringify(companies)})
    on conflict do nothing`.execute(trx);
  await savePostings(trx, postings.map(postingOf));
}

function postingOf(posting: SamplePosting): Posting {
  return {
    source_guid: posting.jobId,
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
    employment_types: [
      posting.employmentType === 'seasonal' ? 'temporary' : posting.employmentType,
    ],
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    salary_unit: posting.salaryUnit,
    salary_currency: 'USD',
    description: posting.description,
    soc_code: posting.socCode,
    skills: posting.skills,
    accommodations: posting.accommodations,
    contact_email: posting.contactEmail,
    posted_at: new Date(posting.postedAt),
    closes_on: null,
    apply_url: null,
    status: 'published',
    origin: 'sample',
    revision: 1,
    essential_duties: [],
    other_duties: [],
    accommodation_contact: posting.accommodationContact,
    plain_text: null,
    ...notFromFeed,
  };
}
