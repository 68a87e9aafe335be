import type { Db } from '#server/database/connect.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { lockPerson } from '#server/profiles/queries.ts';
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

/**
 * Adds an entry, one writer of a person at a time.
 * @throws Problem 422 list_full
 */
export async function addEntry<Row>(
  db: Db,
  section: Section,
  userGuid: string,
  insert: (trx: Db) => Promise<Row>,
): Promise<Row> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userGuid);
    if ((await countEntries(trx, section.table, userGuid)) >= section.most)
      throw new Problem(422, 'list_full', section.full);
    return insert(trx);
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
