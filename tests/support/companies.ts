import { randomUUID } from 'node:crypto';
import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { exampleCompany } from '#tests/support/requests.ts';

const at = new Date('2026-05-01T10:00:00Z');

/** A company of its own, with somebody who works for it or says so. */
export async function newCompany(
  api: Pick<TestApi, 'database' | 'person'>,
  state: 'waiting' | 'confirmed' = 'confirmed',
): Promise<{ readonly companyGuid: string; readonly member: TestPerson }> {
  const { db } = api.database;
  const companyGuid = randomUUID();
  const member = await api.person(3);
  await db.insertInto('company').values({ company_guid: companyGuid, name: companyGuid }).execute();
  await db
    .insertInto('company_member')
    .values({ company_guid: companyGuid, user_guid: member.userGuid, state, asked_at: at })
    .execute();
  return { companyGuid, member };
}

/** Makes somebody a confirmed member of the company of the contracts' examples. */
export async function joinExampleCompany(
  api: Pick<TestApi, 'database'>,
  { userGuid }: TestPerson,
): Promise<void> {
  const { db } = api.database;
  const { guid: company_guid, name } = exampleCompany;
  await db
    .insertInto('company')
    .values({ company_guid, name })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('company_member')
    .values({ company_guid, user_guid: userGuid, state: 'confirmed', asked_at: at })
    .execute();
}

/** A candidate applied for a job of a company. */
export async function applyAt(
  api: Pick<TestApi, 'database' | 'person'>,
  { userGuid }: TestPerson,
  company_guid: string,
): Promise<void> {
  const { db } = api.database;
  const job = jobNamed('Baker', { company_guid });
  await insertJobs(db, [job]);
  await db
    .insertInto('job_application')
    .values({ user_guid: userGuid, source_guid: job.source_guid, applied_at: at })
    .execute();
}

/** One more who works for a company, says so, or did. */
export async function colleagueOf(
  api: Pick<TestApi, 'database' | 'person'>,
  company_guid: string,
  state: 'waiting' | 'confirmed' | 'ended' = 'confirmed',
): Promise<TestPerson> {
  const person = await api.person(3);
  const decided_at = state === 'ended' ? at : null;
  await api.database.db
    .insertInto('company_member')
    .values({ company_guid, user_guid: person.userGuid, state, asked_at: at, decided_at })
    .execute();
  return person;
}
