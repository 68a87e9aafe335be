import { createHash } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { draftsKeptSince } from '#domain/drafts.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';
import {
  countEntries,
  deleteEntry,
  findAddition,
  hasEntry,
  saveAddition,
  type SectionTable,
  type Target,
} from './queries.ts';

/** How the four lists of a profile differ when an entry is added, changed or deleted. */
export interface Section {
  readonly table: SectionTable;
  /** Entries a person may have. */
  readonly maxEntries: number;
  /** The message at that limit. */
  readonly fullMessage: string;
  /** Code and message when the entry does not, or no longer, exist. */
  readonly notFound: { readonly code: string; readonly detail: string };
  /** The message after an entry is deleted. */
  readonly deleted: string;
}

/** The parts of a request that identify an entry. The person is always the caller. */
interface EntryRequest {
  readonly caller: Caller;
  readonly ifMatch: string | null;
}

/** The entry that a request changes, and the version that it must have. */
export function targetOf({ caller, ifMatch }: EntryRequest, id: string): Target {
  return { userGuid: caller.userGuid, id, version: expectedVersion(ifMatch) };
}

/** A new entry, and what a repeated request needs. */
export interface NewEntry<Row> {
  /** The columns to store. */
  readonly facts: object;
  readonly list: (trx: Db) => Promise<readonly Row[]>;
  readonly insert: (trx: Db) => Promise<Row>;
  /** Gives an entry these facts; undefined when it does not exist in that version. */
  readonly change: (trx: Db, target: Target) => Promise<Row | undefined>;
}

/** Enough to recognise the same content again without storing a second copy. */
function hashOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

type AddRequest = Pick<EntryRequest, 'caller'> & { readonly idempotencyKey: string | null };

/**
 * Adds an entry, one writer of a person at a time and once per key. An answer can be lost, so the
 * next try carries the same key. Corrections made in between change the entry the key added,
 * unless it was changed or deleted since: then a new one is added, so nothing is lost.
 * @throws Problem 422 list_full
 */
export async function addEntry<Row extends { readonly id: string; readonly version: number }>(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  { table, maxEntries, fullMessage }: Section,
  { caller: { userGuid }, idempotencyKey: key }: AddRequest,
  { facts, list, insert, change }: NewEntry<Row>,
): Promise<Row> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userGuid);
    const addition = key === null ? null : { userGuid, section: table, key };
    const content_hash = hashOf(facts);
    const added = addition && (await findAddition(trx, addition, draftsKeptSince(now())));
    const existing = added && (await list(trx)).find(({ id }) => id === added.entry_id);
    if (existing && added.content_hash === content_hash) return existing;
    const target = existing && { userGuid, id: existing.id, version: added.entry_version };
    const changed = target && (await change(trx, target));
    if (!changed && (await countEntries(trx, table, userGuid)) >= maxEntries)
      throw new Problem(422, 'list_full', fullMessage);
    const row = changed ?? (await insert(trx));
    const entry = { entry_id: row.id, entry_version: row.version, content_hash, added_at: now() };
    if (addition) await saveAddition(trx, addition, entry);
    return row;
  });
}

/**
 * Why no row was found to change or delete. Another person's entry is reported as missing,
 * so that nothing about it leaks.
 */
export async function entryProblem(db: Db, section: Section, target: Target): Promise<Problem> {
  return (await hasEntry(db, section.table, target))
    ? changedMeanwhile()
    : new Problem(404, section.notFound.code, section.notFound.detail);
}

/** @throws Problem 404 with the section's code, 412 changed_meanwhile */
export async function removeEntry(
  db: Db,
  section: Section,
  target: Target,
): Promise<{ message: string }> {
  if (!(await deleteEntry(db, section.table, target)))
    throw await entryProblem(db, section, target);
  return { message: section.deleted };
}
