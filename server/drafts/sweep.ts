import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/connect.ts';
import { draftsKeptSince } from '#server/drafts/operations.ts';
import { deleteDraftsBefore } from '#server/drafts/queries.ts';

const everyMs = 6 * 60 * 60 * 1000;

/**
 * Throws away everybody's drafts that are too old: before the server listens, and then every six hours. Ends with the
 * app, and keeps no process alive.
 */
export function sweepDrafts(
  app: FastifyInstance,
  { database, now }: { readonly database: Database; readonly now: () => Date },
): void {
  const sweep = () => deleteDraftsBefore(database.db, draftsKeptSince(now()), null);
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
