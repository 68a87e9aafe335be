import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { savePostings } from '#server/jobs/postingQueries.ts';
import { contentHash, matchHash, storedId } from '#server/jobs/import/facts/hashes.ts';
import { postingOf } from './postingOf.ts';
import type { FeedPosting } from '#server/jobs/import/feedLine.ts';
import {
  closeEnded,
  ensureCompanies,
  listKnown,
  listSame,
  noteSightings,
  reopen,
  type StoredPosting,
} from './queries.ts';

/** One run of a feed. */
export interface Run {
  readonly feed: string;
  /** Grows with each run of the feed. */
  readonly run: number;
}

/** What of a feed is stored at once. Ids are as in the feed. */
export interface Batch {
  readonly postings: readonly FeedPosting[];
  /** Entries that the feed says are over. */
  readonly ended: readonly string[];
  /** Entries that are there and could not be read; what is stored of them stays. */
  readonly unread: readonly string[];
}

/** What a batch did, in postings. */
export interface BatchCounts {
  taken: number;
  changed: number;
  unchanged: number;
  reopened: number;
  closed: number;
  /** They say the same as another posting of the feed. */
  doubled: number;
}

interface Entry {
  readonly said: FeedPosting;
  readonly id: string;
  readonly content: string;
  readonly match: string | null;
}

/**
 * Stores a batch: new postings, new versions of known ones, and known ones that came
 * back. An unknown id that says the same as a posting this run has not seen is that posting.
 * Unchanged postings are not touched. Needs a transaction.
 */
export async function storeBatch(trx: Db, run: Run, batch: Batch, now: Date): Promise<BatchCounts> {
  const counts = { taken: 0, changed: 0, unchanged: 0, reopened: 0, closed: 0, doubled: 0 };
  const entries = batch.postings.map(entryOf);
  const unread = batch.unread.map(storedId);
  const ids = entries.map(({ id }) => id);
  const known = byId(await listKnown(trx, run.feed, [...ids, ...unread]));
  const find = await finderOfSame(trx, run, entries, known);
  const seen = unread.flatMap((id) => known.get(id)?.source_guid ?? []);
  const again: string[] = [];
  const save: { entry: Entry; before: StoredPosting | undefined }[] = [];
  for (const entry of entries) {
    const before = known.get(entry.id) ?? find(entry);
    if (before === 'doubled') {
      counts.doubled += 1;
      continue;
    }
    if (before) seen.push(before.source_guid);
    const isSame = before?.content_hash === entry.content;
    if (!before) counts.taken += 1;
    else if (before.status === 'closed') counts.reopened += 1;
    else if (isSame) counts.unchanged += 1;
    else counts.changed += 1;
    if (!before || !isSame) save.push({ entry, before });
    else if (before.status === 'closed') again.push(before.source_guid);
  }
  await reopen(trx, again, now);
  const saved = await saveEntries(trx, run, save, now);
  await noteSightings(trx, run, [...seen, ...saved]);
  counts.closed = await closeEnded(trx, run, batch.ended.map(storedId), now);
  return counts;
}

function entryOf(raw: FeedPosting): Entry {
  const said = storable(raw);
  return {
    said,
    id: storedId(said.id),
    content: contentHash(said),
    match: matchHash(said),
  };
}

const byId = (rows: readonly StoredPosting[]): Map<string, StoredPosting> =>
  new Map(rows.map((row) => [row.feed_job_id ?? '', row]));

/**
 * Finds the posting that an unknown id stands for: undefined when it is new, 'doubled' when this
 * run has that posting already.
 */
async function finderOfSame(
  trx: Db,
  run: Run,
  entries: readonly Entry[],
  known: ReadonlyMap<string, StoredPosting>,
): Promise<(entry: Entry) => StoredPosting | 'doubled' | undefined> {
  const isKnown = ({ id }: Entry) => known.has(id);
  const here = new Set(entries.filter(isKnown).flatMap(({ match }) => match ?? []));
  const sought = entries.filter((entry) => !isKnown(entry)).flatMap(({ match }) => match ?? []);
  const same = Map.groupBy(
    await listSame(trx, run.feed, [...new Set(sought)]),
    ({ match_hash }) => match_hash,
  );
  return ({ match }) => {
    if (match === null) return undefined;
    if (here.has(match)) return 'doubled';
    here.add(match);
    const stored = same.get(match) ?? [];
    if (stored.some((row) => row.run === run.run && row.status === 'published')) return 'doubled';
    return stored.find((row) => !known.has(row.feed_job_id ?? ''));
  };
}

/** @returns the ids of the saved postings */
async function saveEntries(
  trx: Db,
  run: Run,
  entries: readonly { readonly entry: Entry; readonly before: StoredPosting | undefined }[],
  now: Date,
): Promise<string[]> {
  const companies = await ensureCompanies(
    trx,
    entries.flatMap(({ entry }) => entry.said.company ?? []),
  );
  const postings = entries.map(({ entry, before }) => ({
    ...postingOf(entry.said, now),
    source_guid: before?.source_guid ?? randomUUID(),
    company_guid: companies.get(entry.said.company ?? '') ?? null,
    status: 'published' as const,
    origin: 'feed' as const,
    revision: (before?.revision ?? 0) + 1,
    feed_guid: run.feed,
    feed_job_id: entry.id,
    content_hash: entry.content,
    match_hash: entry.match,
    imported_at: now,
    closed_at: null,
  }));
  await savePostings(trx, postings);
  return postings.map(({ source_guid }) => source_guid);
}

/** Half a character or a NUL is no text to the database, and would stop the whole batch. */
function storable(said: FeedPosting): FeedPosting {
  const plain = (text: string) => text.replaceAll('\0', '').toWellFormed();
  const maybe = (text: string | null) => (text === null ? null : plain(text));
  return {
    ...said,
    id: plain(said.id),
    title: plain(said.title),
    company: maybe(said.company),
    city: maybe(said.city),
    applyUrl: maybe(said.applyUrl),
    description: plain(said.description),
  };
}
