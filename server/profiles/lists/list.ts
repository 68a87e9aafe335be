import { createHash } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { draftsKeptSince } from '#domain/drafts.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';
import {
  changeEntry,
  countEntries,
  deleteEntry,
  type EntryRow,
  findAddition,
  hasEntry,
  insertEntry,
  type ListTable,
  saveAddition,
  type Target,
} from './queries.ts';

/** What is to be known of one of the lists of a profile. */
export interface ListCard<Row extends EntryRow, Body, Facts extends object, Record> {
  readonly table: ListTable;
  /** Entries a person may have. */
  readonly maxEntries: number;
  /** True when each entry has a place: they stay in the order in which they were added. */
  readonly isOrdered?: boolean;
  /** The message at that limit. */
  readonly fullMessage: string;
  /** Code and message when the entry does not, or no longer, exist. */
  readonly notFound: { readonly code: string; readonly detail: string };
  /** The message after an entry is deleted. */
  readonly deleted: string;
  readonly list: (db: Db, userGuid: string) => Promise<readonly Row[]>;
  /**
   * The columns to store.
   * @throws Problem 400 wrong_fields
   */
  readonly factsOf: (body: Body, mode: 'add' | 'update', today: Date) => Facts;
  /** An entry as the contract has it. */
  readonly recordOf: (row: Row) => Record;
  /**
   * What speaks against these facts beside the other entries.
   * @param exceptId the entry that is changed
   */
  readonly refusal?: (
    db: Db,
    userGuid: string,
    facts: Facts,
    exceptId: string | null,
  ) => Promise<Problem | null>;
  /** What else the body asks for, once the entry is stored. @returns the entry as it is then */
  readonly afterwards?: (trx: Db, row: Row, body: Body) => Promise<Row>;
}

/** The parts of a request that identify an entry. The person is always the caller. */
interface EntryRequest {
  readonly caller: Caller;
  readonly ifMatch: string | null;
}

interface AddRequest<Body> extends Pick<EntryRequest, 'caller'> {
  readonly body: Body;
  readonly idempotencyKey: string | null;
}

const targetOf = ({ caller, ifMatch }: EntryRequest, id: string): Target => ({
  userGuid: caller.userGuid,
  id,
  version: expectedVersion(ifMatch),
});

/** Enough to recognise the same content again without storing a second copy. */
function hashOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** The operations of a list, one writer of a person at a time. */
export function listOperations<Row extends EntryRow, Body, Facts extends object, Record>(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  card: ListCard<Row, Body, Facts, Record>,
) {
  const { table, recordOf, factsOf, isOrdered = false } = card;
  const settled = async (trx: Db, row: Row, body: Body) =>
    recordOf((await card.afterwards?.(trx, row, body)) ?? row);
  const refuse = async (trx: Db, userGuid: string, facts: Facts, exceptId: string | null) => {
    const refusal = await card.refusal?.(trx, userGuid, facts, exceptId);
    if (refusal) throw refusal;
  };
  const change = async (trx: Db, target: Target, facts: Facts): Promise<Row | undefined> => {
    await refuse(trx, target.userGuid, facts, target.id);
    return changeEntry<Row>(trx, table, target, facts);
  };
  /** Another person's entry is reported as missing, so that nothing about it leaks. */
  const problemWith = async (trx: Db, target: Target): Promise<Problem> =>
    (await hasEntry(trx, table, target))
      ? changedMeanwhile()
      : new Problem(404, card.notFound.code, card.notFound.detail);

  return {
    listOf: async (userGuid: string): Promise<Record[]> =>
      (await card.list(db, userGuid)).map(recordOf),

    /**
     * Adds an entry, once per key. An answer can be lost, so the next try carries the same key.
     * Corrections made in between change the entry the key added, unless it was changed or deleted
     * since: then a new one is added, so nothing is lost.
     * @throws Problem 400 wrong_fields, 422 list_full, and the refusal of the list
     */
    add: async ({ caller, body, idempotencyKey: key }: AddRequest<Body>): Promise<Record> => {
      const { userGuid } = caller;
      const facts = factsOf(body, 'add', now());
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, userGuid);
        const addition = key === null ? null : { userGuid, section: table, key };
        const content_hash = hashOf(facts);
        const added = addition && (await findAddition(trx, addition, draftsKeptSince(now())));
        const rows = added ? await card.list(trx, userGuid) : [];
        const existing = added && rows.find(({ id }) => id === added.entry_id);
        if (existing && added.content_hash === content_hash) return recordOf(existing);
        const target = existing && { userGuid, id: existing.id, version: added.entry_version };
        const changed = target && (await change(trx, target, facts));
        if (!changed && (await countEntries(trx, table, userGuid)) >= card.maxEntries)
          throw new Problem(422, 'list_full', card.fullMessage);
        if (!changed) await refuse(trx, userGuid, facts, null);
        const row = changed ?? (await insertEntry<Row>(trx, table, userGuid, facts, isOrdered));
        const { id: entry_id, version: entry_version } = row;
        if (addition)
          await saveAddition(trx, addition, {
            entry_id,
            entry_version,
            content_hash,
            added_at: now(),
          });
        return settled(trx, row, body);
      });
    },

    /**
     * @throws Problem 400 wrong_fields, 404 with the code of the list, 412 changed_meanwhile, and
     * the refusal of the list
     */
    change: async (input: EntryRequest & { readonly body: Body }, id: string): Promise<Record> => {
      const target = targetOf(input, id);
      const facts = factsOf(input.body, 'update', now());
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, target.userGuid);
        const saved = await change(trx, target, facts);
        if (!saved) throw await problemWith(trx, target);
        return settled(trx, saved, input.body);
      });
    },

    /** @throws Problem 404 with the code of the list, 412 changed_meanwhile */
    remove: async (input: EntryRequest, id: string): Promise<{ message: string }> => {
      const target = targetOf(input, id);
      if (!(await deleteEntry(db, table, target))) throw await problemWith(db, target);
      return { message: card.deleted };
    },
  };
}
