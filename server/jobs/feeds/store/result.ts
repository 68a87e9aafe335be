import type { FeedResult } from '#server/database/tables/feed.ts';
import type { RefusalCode } from '#server/jobs/import/feedLine.ts';
import type { BatchCounts } from './storeBatch.ts';

/** The numbers of a run while it goes on. */
export interface Tally extends Omit<BatchCounts, 'doubled'> {
  refused: Record<string, number>;
  /** Entries without an id that could not be read: each may be any posting. */
  nameless: number;
}

/** A run that has done nothing yet. */
export const emptyTally = (): Tally => ({
  taken: 0,
  changed: 0,
  unchanged: 0,
  reopened: 0,
  closed: 0,
  refused: {},
  nameless: 0,
});

/** Counts an entry that was refused. */
export function countRefused(tally: Tally, code: RefusalCode, id: string | null, more = 1): void {
  if (more > 0) tally.refused[code] = (tally.refused[code] ?? 0) + more;
  if (id === null) tally.nameless += more;
}

/** Adds what a batch did. */
export function addCounts(tally: Tally, { doubled, ...counts }: BatchCounts): void {
  for (const key of ['taken', 'changed', 'unchanged', 'reopened', 'closed'] as const)
    tally[key] += counts[key];
  countRefused(tally, 'duplicate', '', doubled);
}

/** The numbers with how the run ended. */
export function resultOf(
  { nameless: _nameless, ...numbers }: Tally,
  end: Pick<FeedResult, 'complete' | 'held' | 'error'>,
): FeedResult {
  return { ...numbers, ...end };
}

const hourMs = 60 * 60 * 1000;
const longestPauseHours = 24;

/** When a feed is read again: in an hour, and after failures in ever more, up to a day. */
export function nextRun(now: Date, failures: number): Date {
  const hours = Math.min(longestPauseHours, 2 ** failures);
  return new Date(now.getTime() + hours * hourMs);
}
