import type { Db } from '#server/database/connect.ts';
import { heldSeconds, type JobFeed, keepRun } from '#server/jobs/feeds/queries.ts';

/** Another run has the feed now, or it was removed or changed, so this one must not go on. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** A feed that a run holds against all other runs of all processes. */
export interface Held {
  /**
   * Changes postings in one transaction, for which the feed is held.
   * @throws TakenError when another run has the feed or it was removed, the signal's reason when
   * it was aborted
   */
  readonly during: <Done>(change: (trx: Db) => Promise<Done>) => Promise<Done>;
  /** Stops holding it longer. */
  readonly letGo: () => void;
}

/**
 * Holds a feed while its run lives, also while it waits for the feed's server. A process that is
 * killed stops saying so, and another run takes the feed.
 */
export function holdFeed(db: Db, feed: JobFeed, token: string, signal?: AbortSignal): Held {
  const timer = setInterval(
    () => void keepRun(db, feed.feed_guid, token).catch(() => undefined),
    (heldSeconds * 1000) / 3,
  );
  return {
    during: (change) =>
      db.transaction().execute(async (trx) => {
        signal?.throwIfAborted();
        if (!(await keepRun(trx, feed.feed_guid, token)))
          throw new TakenError('Another run has taken the feed, or it was removed or changed.');
        return change(trx);
      }),
    letGo: () => clearInterval(timer),
  };
}
