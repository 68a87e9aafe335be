import type { Database } from '#server/database/connect.ts';
import type { FeedRefusal } from '#server/jobs/import/feedLine.ts';
import type { FetchedFeed, Validators } from '#server/jobs/import/input/fetchFeed.ts';
import type { Tally } from './result.ts';

/** What a run of a feed needs. */
export interface RunOptions {
  readonly database: Database;
  readonly feedGuid: string;
  /**
   * Opens what is read.
   * @param known the last answer, which need not be sent again
   * @returns null when it did not change
   * @throws FeedFault
   */
  readonly open: (known: Validators | undefined) => Promise<FetchedFeed | null>;
  readonly now: () => Date;
  /** Postings in one transaction; fewer keep a serving process quick. */
  readonly batch?: number;
  /** Called after each batch. */
  readonly onProgress?: (tally: Readonly<Tally>) => void;
  /** Told of each entry that was refused. */
  readonly onRefused?: (line: FeedRefusal) => void;
  readonly signal?: AbortSignal;
}
