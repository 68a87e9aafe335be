import { randomUUID } from 'node:crypto';
import type { RunningApp } from '#tests/support/app.ts';
import { makePerson, type SignedPerson } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';
import { contentOf } from '#tests/support/written.ts';

/** A company, and somebody who works for it or says so, in a running app. */
export interface Employer {
  readonly person: SignedPerson;
  readonly companyGuid: string;
  readonly companyName: string;
}

/** A company of its own with a member; nobody is asked to check them. */
export async function makeEmployer(
  app: RunningApp,
  state: 'waiting' | 'confirmed' = 'confirmed',
  companyName = `Harborwren ${randomUUID().slice(0, 8)}`,
): Promise<Employer> {
  const person = await makePerson(app, { role: 3, firstName: 'Jordan', lastName: 'Ellis' });
  const companyGuid = randomUUID();
  await app.query('INSERT INTO company (company_guid, name) VALUES ($1, $2)', [
    companyGuid,
    companyName,
  ]);
  await addMember(app, companyGuid, person, state);
  return { person, companyGuid, companyName };
}

/** Somebody who works for a company, or says so since May 1. */
export async function addMember(
  app: RunningApp,
  companyGuid: string,
  { userGuid }: SignedPerson,
  state: 'waiting' | 'confirmed',
): Promise<void> {
  await app.query(
    `INSERT INTO company_member (company_guid, user_guid, state, asked_at, decided_at)
     VALUES ($1, $2, $3, '2026-05-01T10:00:00Z', $4)`,
    [companyGuid, userGuid, state, state === 'confirmed' ? '2026-05-02T10:00:00Z' : null],
  );
}

interface NewJob {
  readonly title: string;
  readonly status?: 'draft' | 'published' | 'paused' | 'closed';
  readonly origin?: 'feed' | 'employer';
  /** Whether what was saved last is not published yet. */
  readonly isChanged?: boolean;
  /** What the job is for. */
  readonly description?: string;
}

/** A job of a company, written here or read from a feed. @returns its id */
export async function addJob(app: RunningApp, employer: Employer, job: NewJob): Promise<string> {
  return job.origin === 'feed' ? readFromFeed(app, employer, job) : write(app, employer, job);
}

async function write(app: RunningApp, { person }: Employer, job: NewJob): Promise<string> {
  const { title, status = 'published', isChanged = false } = job;
  const jobId = randomUUID();
  const content = contentOf({ title, summary: job.description ?? `${title} for steady work.` });
  const ask = (call: `${'POST' | 'PUT'} ${string}`, body?: object) =>
    callAs(app, person, call, body, 'jobs');
  await ask('POST JobFeed', { sourceGUID: jobId, content });
  if (status === 'draft') return jobId;
  await ask(`POST JobFeed/${jobId}/publish`, { isNoCopy: true });
  if (isChanged)
    await ask(`PUT JobFeed/${jobId}`, { content: { ...content, hours: '30 hours a week' } });
  if (status === 'paused') await ask(`POST JobFeed/${jobId}/pause`);
  if (status === 'closed') await ask(`POST JobFeed/${jobId}/close`);
  return jobId;
}

async function readFromFeed(
  app: RunningApp,
  { companyGuid, companyName }: Employer,
  { title }: NewJob,
): Promise<string> {
  const id = randomUUID();
  await app.query(
    `INSERT INTO job (source_guid, title, company, company_guid, location, employment_types,
       description, skills, accommodations, posted_at, status, origin, revision)
     VALUES ($1, $2, $3, $4, 'Syracuse, NY', '["full-time"]', 'Steady work.', '[]', '[]',
       '2026-05-03T09:00:00Z', 'published', 'feed', 1)`,
    [id, title, companyName, companyGuid],
  );
  return id;
}

/** Somebody applied for a job on May 10. */
export async function addApplicant(
  app: RunningApp,
  jobId: string,
  names: { firstName: string; lastName: string },
): Promise<SignedPerson> {
  const person = await makePerson(app, names);
  await app.query(
    `INSERT INTO job_application (user_guid, source_guid, applied_at)
     VALUES ($1, $2, '2026-05-10T09:00:00Z')`,
    [person.userGuid, jobId],
  );
  return person;
}

/** Somebody looked at a job every nine days of the last eleven months, and another one applied. */
export async function addNumbers(app: RunningApp, jobId: string): Promise<void> {
  const dana = await addApplicant(app, jobId, { firstName: 'Dana', lastName: 'Whitlock' });
  await app.query(
    `INSERT INTO job_view (user_guid, source_guid, viewed_on, viewed_at)
     SELECT $1, $2, day::date, day
     FROM generate_series(now() - interval '11 months', now(), interval '9 days') AS day`,
    [dana.userGuid, jobId],
  );
}
