import type { Db } from '#server/database/connect.ts';
import type { JobFeed } from '#server/jobs/feeds/queries.ts';
import type { FeedError } from '#server/jobs/import/feedLine.ts';
import { closeUnseen, countMissing } from './queries.ts';
import type { Tally } from './result.ts';

/** A feed that lost more than this share of its open postings at once may be broken. */
const mostLost = 0.5;

/** A feed without any posting for so long is believed. */
const emptyForMs = 3 * 24 * 60 * 60 * 1000;

/** What was closed for having left the feed, and what stays open until that is sure. */
export interface Left {
  readonly closed: number;
  readonly held: number;
  readonly emptySince: Date | null;
}

/**
 * Closes what left a feed. Where that may be a fault of the feed, only what the last complete run
 * missed too: the feed lost more than half, or entries that could not be read may be the missing
 * ones. A feed that could not be read to its end closes nothing; one without postings closes them
 * after three days. Needs a transaction.
 */
export async function closeLeft(
  trx: Db,
  state: {
    /** As the run began. */
    readonly feed: JobFeed;
    readonly tally: Tally;
    readonly fault: FeedError['error'] | null;
    readonly now: Date;
  },
): Promise<Left> {
  const { feed, tally, fault, now } = state;
  const run = { feed: feed.feed_guid, run: feed.runs };
  if (fault !== null && fault.code !== 'no_postings')
    return { closed: 0, held: 0, emptySince: null };
  const { open, missing } = await countMissing(trx, run);
  const emptySince = fault === null ? null : (feed.empty_since ?? now);
  if (missing === 0) return { closed: 0, held: 0, emptySince };
  const isSure =
    emptySince === null
      ? missing <= open * mostLost && tally.nameless === 0
      : now.getTime() - emptySince.getTime() >= emptyForMs;
  if (!isSure && emptySince !== null) return { closed: 0, held: missing, emptySince };
  const closed = await closeUnseen(trx, isSure ? run : { ...run, run: feed.complete_run }, now);
  return { closed, held: missing - closed, emptySince };
}
