import type { FastifyInstance } from 'fastify';
import { draftsKeptSince } from '#domain/drafts.ts';
import { deleteDraftsBefore } from '#server/drafts/queries.ts';
import { mailKeptReports } from '#server/help/mailKeptReports.ts';
import { deleteExpiredCounts } from '#server/http/limits.ts';
import { tidySignIns } from '#server/identity/tokens.ts';
import { sweepJobChanges } from '#server/jobs/feed/changeQueries.ts';
import { deleteQueuedMailsBefore } from '#server/mail/queries.ts';
import { deleteClosedAccounts } from '#server/ownData/deleteAccount.ts';
import { forgetAddedBefore } from '#server/profiles/sections/queries.ts';
import type { Services } from '#server/services.ts';
import type { DoWork, Work, WorkQueue } from '#server/workQueue/workQueue.ts';

const hourMs = 60 * 60 * 1000;
const hours = 6;
/** The work queue forgets a mail that it could not try for 14 days. */
const mailKeptMs = 15 * 24 * hourMs;

export const sweepWork: Work = {
  name: 'sweep',
  takesAtMostSeconds: 600,
  tries: 5,
  firstPauseSeconds: 60,
  longestPauseSeconds: 60 * 60,
  askEverySeconds: 60,
};

/**
 * Deletes what is too old: drafts, keys, sign-ins, events, codes, counts of limits, noted changes,
 * and accounts that were closed 14 days ago. Mails the reports of problems that waited for an
 * address.
 */
export function sweep(options: SweepOptions): DoWork {
  const { now, database } = options;
  const { db } = database;
  return async () => {
    const at = now();
    const since = draftsKeptSince(at);
    await deleteDraftsBefore(db, since, null);
    await forgetAddedBefore(db, since);
    await tidySignIns(db, at);
    await deleteExpiredCounts(db);
    await sweepJobChanges(db);
    await deleteQueuedMailsBefore(db, new Date(at.getTime() - mailKeptMs));
    await mailKeptReports(options);
    await deleteClosedAccounts(db, at);
  };
}

type SweepOptions = Pick<Services, 'config' | 'database' | 'mailer' | 'now'>;

/**
 * Asks for a sweep at the start and every hour. The queue takes one in six hours, however many
 * processes ask. Stops with the app, and does not keep the process alive.
 */
export async function askForSweeps(app: FastifyInstance, queue: WorkQueue): Promise<() => void> {
  const ask = () => queue.addAtMostEvery(hours * 60 * 60, sweepWork);
  await ask();
  const timer = setInterval(() => {
    ask().catch((err: unknown) => app.log.error({ err }, 'asking for a sweep failed'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
