import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { notFromFeed, type Posting, savePostings } from '#server/jobs/postingQueries.ts';

/** A posting in Syracuse, NY, where nothing else is said. */
export function jobNamed(title: string, facts: Partial<Posting> = {}): Posting {
  const city = facts.city ?? 'Syracuse';
  return {
    source_guid: randomUUID(),
    title,
    company: 'Salt City Works',
    company_guid: null,
    city,
    state_short: 'NY',
    zip: '13202',
    lat: 43.04,
    lng: -76.15,
    location: `${city}, ${facts.state_short ?? 'NY'}`,
    remote: 'in-person',
    employment_types: ['full-time'],
    salary_min: 18,
    salary_max: 22,
    salary_unit: 'hour',
    salary_currency: 'USD',
    description: `${title} wanted for steady work.`,
    soc_code: null,
    skills: [],
    accommodations: ['step-free-entrance'],
    contact_email: 'hiring@example.org',
    posted_at: new Date('2026-01-15T09:00:00Z'),
    closes_on: null,
    apply_url: null,
    status: 'published',
    origin: 'sample',
    revision: 1,
    essential_duties: [],
    other_duties: [],
    accommodation_contact: null,
    plain_text: null,
    ...notFromFeed,
    ...facts,
  };
}

/** Stores postings in one transaction, past the server. */
export async function insertJobs(db: Db, jobs: readonly Posting[]): Promise<void> {
  await db.transaction().execute((trx) => savePostings(trx, jobs));
}
