import type { Generated, JSONColumnType } from 'kysely';
import type { MaybeTime, Time } from './columns.ts';

/** What a run of a feed did; the numbers are of postings. */
export interface FeedResult {
  /** Whether the feed was read to its end; only then anything was closed for having left it. */
  readonly complete: boolean;
  /** Not known before. */
  readonly taken: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly reopened: number;
  readonly closed: number;
  /** Left the feed, but stay open until the next run confirms it. */
  readonly held: number;
  /** By the code of the refusal. */
  readonly refused: Readonly<Record<string, number>>;
  /** Why the feed could not be read, or not to its end; a sentence for a person. */
  readonly error: string | null;
}

export interface JobFeedTable {
  feed_guid: string;
  /** The same for the same address, or for the same file of the same employer. */
  identity: string;
  name: string;
  /** One of feedFormats, or auto. */
  format: string;
  /** Null: a file, which is imported by hand. */
  url: string | null;
  /** Names the employer where the feed has none. */
  company: string | null;
  state: 'active' | 'paused' | 'by-hand' | 'removed';
  added_at: Time;
  next_run_at: MaybeTime;
  last_run_at: MaybeTime;
  run_guid: string | null;
  run_until: MaybeTime;
  runs: Generated<number>;
  complete_run: Generated<number>;
  /** Since when the feed has had no posting at all. */
  empty_since: MaybeTime;
  etag: string | null;
  last_modified: string | null;
  failures: Generated<number>;
  last_result: JSONColumnType<FeedResult | null, string | null>;
}

/** Which run of its feed saw a posting last. */
export interface JobSightingTable {
  source_guid: string;
  feed_guid: string;
  run: number;
}

export interface FeedTables {
  job_feed: JobFeedTable;
  job_sighting: JobSightingTable;
}
