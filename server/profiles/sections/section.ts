import { createHash } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { draftsKeptSince } from '#domain/drafts.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';
import { findAdded, rememberAdded } from './addedQueries.ts';
import {
  countEntries,
  deleteEntry,
  isEntryThere,
  type SectionTable,
  type Target,
} from './queries.ts';

/** What the four lists of a profile differ in when an entry is added, changed or deleted. */
export interface Section {
  readonly table: SectionTable;
  /** Entries a person may have. */
  readonly most: number;
  /** For the person, once they have that many. */
  readonly full: string;
  /** Stable name and sentence of the problem that an entry is not (or no longer) there. */
  readonly gone: { readonly code: string; readonly detail: string };
  /** For the person, once an entry is deleted. */
  readonly deleted: string;
}

/** The parts of a request that name an entry; the person is the caller, whatever else it names. */
interface Named {
  readonly caller: Caller;
  readonly ifMatch: string | null;
}

export function targetOf({ caller, ifMatch }: Named, id: string): Target {
  return { userGuid: caller.userGuid, id, version: expectedVersion(ifMatch) };
}

/** An entry that is to be added, and what a repeated try needs. */
export interface NewEntry<Row> {
  /** What is stored of it. */
  readonly facts: object;
  readonly list: (trx: Db) => Promise<readonly Row[]>;
  readonly insert: (trx: Db) => Promise<Row>;
  /** Gives an entry these facts; nothing when it is not there in that version. */
  readonly change: (trx: Db, target: Target) => Promise<Row | undefined>;
}

/** Content as it is remembered: enough to tell whether it comes again, without a second copy of it. */
function hashOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

type Adding = Pick<Named, 'caller'> & { readonly idempotencyKey: string | null };

/**
 * Adds an entry, one writer of a person at a time, and one key once: an answer can be lost, and the person's next try
 * carries the same key. What they corrected in between goes to the entry that the key has added, unless somebody has changed
 * or deleted that since: then it is a new one, and nothing is lost.
 * @throws Problem 422 list_full
 */
export async function addEntry<Row extends { readonly id: string; readonly version: number }>(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  { table, most, full }: Section,
  { caller: { userGuid }, idempotencyKey: key }: Adding,
  { facts, list, insert, change }: NewEntry<Row>,
): Promise<Row> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userGuid);
    const addition = key === null ? null : { userGuid, section: table, key };
    const content_hash = hashOf(facts);
    const added = addition && (await findAdded(trx, addition, draftsKeptSince(now())));
    const there = added && (await list(trx)).find(({ id }) => id === added.entry_id);
    if (there && added.content_hash === content_hash) return there;
    const target = there && { userGuid, id: there.id, version: added.entry_version };
    const changed = target && (await change(trx, target));
    if (!changed && (await countEntries(trx, table, userGuid)) >= most)
      throw new Problem(422, 'list_full', full);
    const row = changed ?? (await insert(trx));
    const entry = { entry_id: row.id, entry_version: row.version, content_hash, added_at: now() };
    if (addition) await rememberAdded(trx, addition, entry);
    return row;
  });
}

/**
 * Why no row was found to change or delete. Another person's entry is as little there as one that never was, so that
 * nothing is told of it.
 */
export async function missed(db: Db, section: Section, target: Target): Promise<Problem> {
  return (await isEntryThere(db, section.table, target))
    ? changedMeanwhile()
    : new Problem(404, section.gone.code, section.gone.detail);
}

/** @throws Problem 404 as the section has it, 412 changed_meanwhile */
export async function removeEntry(
  db: Db,
  section: Section,
  target: Target,
): Promise<{ message: string }> {
  if (!(await deleteEntry(db, section.table, target))) throw await missed(db, section, target);
  return { message: section.deleted };
}
