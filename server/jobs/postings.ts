import type { Database } from '#server/database/connect.ts';
import type { Feed } from '#server/jobs/feed/openFeed.ts';
import { type Posting, removePostings, savePostings } from '#server/jobs/postingQueries.ts';

/**
 * The only way to change postings. The next request to this process finds a saved change; every
 * other copy of the server finds it within a second.
 */
export interface Postings {
  /** Saves new postings and new versions of old ones: all of them, or none. */
  readonly save: (postings: readonly Posting[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/** Changes postings. Each change is in the index of this process when it resolves. */
export function openPostings({ db }: Database, { catchUp }: Pick<Feed, 'catchUp'>): Postings {
  return {
    save: async (postings) => {
      await db.transaction().execute((trx) => savePostings(trx, postings));
      await catchUp();
    },
    remove: async (ids) => {
      await db.transaction().execute((trx) => removePostings(trx, ids));
      await catchUp();
    },
  };
}
