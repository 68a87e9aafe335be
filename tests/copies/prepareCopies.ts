import type { TestProject } from 'vitest/node';
import type { Database } from '#server/database/connect.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { startTemplate, type Template } from '#tests/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    copies: Template;
  }
}

/**
 * Prepares the tests of several copies: a migrated database on PostgreSQL with two postings and
 * without sample data, so that a copy starts quickly. Returns how to clean up.
 */
export default async function prepareCopies(project: TestProject): Promise<() => Promise<void>> {
  const { template, clear } = await startTemplate(fillQuickly);
  project.provide('copies', template);
  return clear;
}

/** Two postings, and no sample data when a server starts on it. */
export async function fillQuickly({ db }: Database): Promise<void> {
  await insertJobs(db, [jobNamed('Baker'), jobNamed('Welder', { city: 'Utica' })]);
  const ran_at = new Date();
  await db
    .insertInto('seed_run')
    .values(['sample-jobs', 'demo-candidate'].map((name) => ({ name, ran_at })))
    .execute();
}
