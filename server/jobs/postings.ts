import type { Database, Db } from '#server/database/connect.ts';
import type { JobIndexes } from '#server/jobs/indexes/openIndexes.ts';
import { type Posting, removePostings, savePostings } from '#server/jobs/postingQueries.ts';

/**
 * How a request changes postings. The next request to this process finds a saved change; every
 * other copy of the server finds it within a second, as all copies find what a run of a feed saves.
 */
export interface Postings {
  /** Saves new postings and new versions of old ones: all of them, or none. */
  readonly save: (postings: readonly Posting[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /**
   * Runs a change of postings in one transaction with everything that belongs to it: all of it is
   * saved, or nothing.
   * @param change saves with `savePostings` of its transaction
   */
  readonly during: <Done>(change: (trx: Db) => Promise<Done>) => Promise<Done>;
}

/** Changes postings. Each change is in the index of this process when it resolves. */
export function openPostings({ db }: Database, { catchUp }: Pick<JobIndexes, 'catchUp'>): Postings {
  const during: Postings['during'] = async (change) => {
    const done = await db.transaction().execute(change);
    await catchUp();
    return done;
  };
  return {
    save: (postings) => during((trx) => savePostings(trx, postings)),
    remove: (ids) => during((trx) => removePostings(trx, ids)),
    during,
  };
}
