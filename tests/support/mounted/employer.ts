import { randomUUID } from 'node:crypto';
import type { TestPerson } from '#tests/support/api.ts';
import { insertCompany, named } from '#tests/support/administration.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import type { MountedApp } from '#tests/support/mounted/app.ts';
import { contentOf } from '#tests/support/written.ts';

/** A company with somebody who works for it, or says so. */
export interface Employer {
  readonly person: TestPerson;
  readonly companyGuid: string;
  readonly companyName: string;
}

/** A company of its own, and Jordan Ellis as its member. */
export async function employerAt(
  app: MountedApp,
  companyName: string,
  state: 'waiting' | 'confirmed' = 'confirmed',
): Promise<Employer> {
  const companyGuid = await insertCompany(app, companyName);
  const person = await memberOf(app, companyGuid, 'Jordan Ellis', state);
  return { person, companyGuid, companyName };
}

/** Somebody of this name who works for a company since May 2, or says so since May 1. */
export async function memberOf(
  app: MountedApp,
  company_guid: string,
  name: string,
  state: 'waiting' | 'confirmed',
): Promise<TestPerson> {
  const person = await named(app, 3, name);
  await app.database.db
    .insertInto('company_member')
    .values({
      company_guid,
      user_guid: person.userGuid,
      state,
      asked_at: new Date('2026-05-01T10:00:00Z'),
      decided_at: state === 'confirmed' ? new Date('2026-05-02T10:00:00Z') : null,
    })
    .execute();
  return person;
}

/** Somebody does not work for a company any more. */
export async function endMember(app: MountedApp, { person }: Employer): Promise<void> {
  await app.database.db
    .updateTable('company_member')
    .set({ state: 'ended' })
    .where('user_guid', '=', person.userGuid)
    .execute();
}

type Status = 'draft' | 'published' | 'paused' | 'closed';

/** A job that the company wrote here. @returns its id */
export async function writeJob(
  app: MountedApp,
  { person: as }: Employer,
  title: string,
  status: Status = 'published',
  changes: Parameters<typeof contentOf>[0] = {},
): Promise<string> {
  const id = randomUUID();
  const path = { id };
  await app.ok('createPosting', {
    as,
    body: { sourceGUID: id, content: contentOf({ title, ...changes }) },
  });
  if (status !== 'draft') await app.ok('publishPosting', { as, path, body: { isNoCopy: true } });
  if (status === 'paused') await app.ok('pausePosting', { as, path });
  if (status === 'closed') await app.ok('closePosting', { as, path });
  return id;
}

/** A job of the company that a feed brought. @returns its id */
export async function feedJob(
  app: MountedApp,
  { companyGuid, companyName }: Employer,
  title: string,
): Promise<string> {
  const job = jobNamed(title, {
    company: companyName,
    company_guid: companyGuid,
    origin: 'feed',
  });
  await insertJobs(app.database.db, [job]);
  return job.source_guid;
}

/** Somebody of this name applied for a job. */
export async function applied(
  app: MountedApp,
  source_guid: string,
  name: string,
  applied_at = new Date(),
): Promise<TestPerson> {
  const person = await named(app, 2, name);
  await app.database.db
    .insertInto('job_application')
    .values({ user_guid: person.userGuid, source_guid, applied_at })
    .execute();
  return person;
}

/** Somebody looked at a job. */
export async function viewed(
  app: MountedApp,
  source_guid: string,
  viewed_at = new Date(),
): Promise<void> {
  const { userGuid } = await app.person(2);
  await app.database.db
    .insertInto('job_view')
    .values({
      user_guid: userGuid,
      source_guid,
      viewed_on: viewed_at.toISOString().slice(0, 10),
      viewed_at,
    })
    .execute();
}
