import { randomUUID } from 'node:crypto';
import type { RunningApp } from './app.ts';
import { makePerson, type SignedPerson } from './people.ts';

/** A job coach accepted an invitation of a candidate: nothing is shared yet. */
export async function acceptedBy(
  app: RunningApp,
  candidate: Pick<SignedPerson, 'userGuid'>,
  coach: Partial<SignedPerson> = { firstName: 'Sam', lastName: 'Rivera' },
): Promise<{ readonly coach: SignedPerson; readonly match: string }> {
  const made = await makePerson(app, { role: 4, ...coach });
  const match = randomUUID();
  await app.query(
    `INSERT INTO job_coach_match (guid, candidate_guid, coach_guid, created_at)
     VALUES ($1, $2, $3, now())`,
    [match, candidate.userGuid, made.userGuid],
  );
  return { coach: made, match };
}

/** A candidate shares these parts in a match for 90 days. */
export async function sharedIn(
  app: RunningApp,
  match: string,
  scopes: readonly string[] = ['profile'],
  facts: readonly string[] = [],
): Promise<void> {
  await app.query('UPDATE job_coach_match SET activated_at = created_at WHERE guid = $1', [match]);
  await app.query(
    `INSERT INTO disclosure.coach_consent
       (match_guid, candidate_guid, coach_guid, scopes, facts, given_at, expires_at, text_version,
        locale)
     SELECT guid, candidate_guid, coach_guid, $2::text[], $3::text[], now(),
       now() + interval '90 days', 1, 'en'
     FROM job_coach_match WHERE guid = $1`,
    [match, scopes, facts],
  );
}

/** A candidate saved these accommodations. */
export async function savedFacts(
  app: RunningApp,
  { userGuid }: Pick<SignedPerson, 'userGuid'>,
  otherText: string | null = null,
): Promise<void> {
  await app.query(
    `INSERT INTO disclosure.user_accommodation
       (user_guid, prefer_sr, prefer_schedule_flex, prefer_remote_work, wheelchair_user,
        guide_dog_user, concern_public_transport, concern_technology_access,
        arrange_job_restructure, arrange_part_time, arrange_reader_or_interp,
        willing_relocate, other_accommodation, other_accommodation_text)
     VALUES ($1, true, true, false, false, false, false, false, false, false, false, false,
       $2::text IS NOT NULL, $2)`,
    [userGuid, otherText],
  );
}

/** A candidate applied to a company, and shares a statement with it for 90 days. */
export async function statementFor(
  app: RunningApp,
  { userGuid }: Pick<SignedPerson, 'userGuid'>,
  statement: string,
): Promise<string> {
  const [job] = await app.query(
    `SELECT source_guid, company.company_guid, company.name FROM job
     JOIN company USING (company_guid) ORDER BY company.name, source_guid LIMIT 1`,
  );
  await app.query(
    'INSERT INTO job_application (user_guid, source_guid, applied_at) VALUES ($1, $2, now())',
    [userGuid, job?.['source_guid']],
  );
  await app.query(
    `INSERT INTO disclosure.fact_share
       (candidate_guid, fact_key, audience, company_guid, purpose, statement, given_at, expires_at,
        text_version, locale)
     VALUES ($1, 'PreferSR', 'company', $2, 'interview', $3, now(), now() + interval '90 days', 1,
       'en')`,
    [userGuid, job?.['company_guid'], statement],
  );
  return String(job?.['name']);
}
