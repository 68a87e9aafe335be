import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { openJobIndexes } from '#server/jobs/indexes/openIndexes.ts';
import type { Posting } from '#server/jobs/postingQueries.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { mailSecretFor } from '#server/savedSearches/mailTokens.ts';
import { sendAlerts } from '#server/savedSearches/sendAlerts.ts';
import { openWorkQueue } from '#server/workQueue/workQueue.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

export const aSearch = {
  name: 'nurse near Utica',
  list: 'all',
  words: 'nurse',
  place: 'Utica, NY',
  frequency: 'daily',
} as const;

const utica = { city: 'Utica', location: 'Utica, NY', zip: '13501', lat: 43.1, lng: -75.23 };

/** A posting for nurses in Utica that came at a time, of another company each. */
export const nurseJob = (title: string, cameAt: Date, facts: Partial<Posting> = {}): Posting =>
  jobNamed(title, {
    ...utica,
    company: `Clinic ${randomUUID().slice(0, 8)}`,
    posted_at: cameAt,
    ...facts,
  });

/**
 * A copy of what a server does each hour, on the same database and the demo's mailbox.
 * @returns gives every search that is due its turn
 */
export async function openTurns(
  database: Database,
  now: () => Date,
  config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://jobs.example.org' }),
): Promise<() => Promise<void>> {
  const { log } = Fastify();
  const { mailer } = openMailer({
    config,
    database,
    texts: readMailTexts(false),
    now,
    workQueue: openWorkQueue(database, log),
    log,
  });
  const indexes = await openJobIndexes(database, now);
  const run = sendAlerts({
    config,
    database,
    now,
    mailer,
    jobSearch: indexes.jobSearch,
    mailSecret: await mailSecretFor(database.db),
  });
  return async () => {
    await indexes.catchUp();
    await run('', { isLast: false });
  };
}

/** Stores postings, as a feed does. */
export const importJobs = (database: Database, ...jobs: readonly Posting[]) =>
  insertJobs(database.db, jobs);

/** The mails of a person in the demo's mailbox, oldest first. */
export async function mailsTo({ database }: TestApi, { email }: TestPerson) {
  const mails = await database.db
    .selectFrom('mail')
    .where('to_address', '=', email)
    .select(['subject', 'body as text', 'sent_at'])
    .orderBy('sent_at')
    .execute();
  return mails;
}

/** The same person with a token of now, after time has passed. */
export async function signedInAgain(
  { database }: TestApi,
  person: TestPerson,
  now: () => Date,
): Promise<TestPerson> {
  const account = await database.db
    .selectFrom('account')
    .where('user_guid', '=', person.userGuid)
    .selectAll()
    .executeTakeFirstOrThrow();
  const { accessToken } = await (await openTokens({ database, now })).issue(account);
  return { ...person, token: accessToken };
}
