import type { FastifyInstance } from 'fastify';
import { draftsKeptSince } from '#domain/drafts.ts';
import type { Database } from '#server/database/connect.ts';
import { sweepJobChanges } from '#server/jobs/feed/changeQueries.ts';
import { deleteDraftsBefore } from '#server/drafts/queries.ts';
import { deleteExpiredCounts } from '#server/http/limits.ts';
import { forgetAddedBefore } from '#server/profiles/sections/addedQueries.ts';

const hourMs = 60 * 60 * 1000;
const everyMs = 6 * hourMs;

/**
 * Throws away what is too old of everybody's drafts and keys, of ended limits and of noted changes of postings: before the
 * server listens, and then every six hours. Ends with the app, and keeps no process alive.
 */
export function sweepExpired(
  app: FastifyInstance,
  { database, now }: { readonly database: Database; readonly now: () => Date },
): void {
  const sweep = async () => {
    const since = draftsKeptSince(now());
    await deleteDraftsBefore(database.db, since, null);
    await forgetAddedBefore(database.db, since);
    await deleteExpiredCounts(database.db);
    await sweepJobChanges(database.db);
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
