import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { components } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { AuditEventTable } from '#server/database/tables/administration.ts';

/** SQL of the log of administrators: each row has the hash of the one before. */

export type AuditKind = components['schemas']['AuditKind'];
export type AuditRow = Selectable<AuditEventTable>;

/** What an administrator did, or was refused. */
export interface AuditEntry {
  readonly at: Date;
  readonly kind: AuditKind;
  readonly actorGuid: string;
  /** For what nobody did who has an account: the command that was used. */
  readonly actorName?: string;
  /** The view in which it happened, and whom it is a view as. */
  readonly acting?: { readonly sessionGuid: string; readonly targetGuid: string };
  /** On whom. */
  readonly subjectGuid?: string;
  readonly operationId?: string;
  /** A reason, the name of a company or feed, or the command that was used. */
  readonly about?: string;
  /** Names of fields, never their values. */
  readonly changed?: readonly string[];
  readonly result?: AuditRow['result'];
}

/** The hash that stands before the first row. */
const beginning = '0'.repeat(64);
/** Only one row at a time is added, so that each knows the one before. */
const chainLock = 5_130_025;

/** Adds a row. Other rows wait for the end of the transaction, so this is its last step. */
export async function insertAudit(trx: Db, entry: AuditEntry): Promise<void> {
  const actingGuid = entry.acting?.targetGuid ?? null;
  const subjectGuid = entry.subjectGuid ?? actingGuid;
  const names = await namesOf(trx, [entry.actorGuid, actingGuid, subjectGuid]);
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx);
  const prevHash = await findLastHash(trx);
  const row = {
    at: entry.at,
    actor_guid: entry.actorGuid,
    // Empty for an account that was deleted meanwhile.
    actor_name: nameIn(names, entry.actorGuid) ?? entry.actorName ?? '',
    session_guid: entry.acting?.sessionGuid ?? null,
    acting_guid: actingGuid,
    acting_name: nameIn(names, actingGuid),
    subject_guid: subjectGuid,
    subject_name: nameIn(names, subjectGuid),
    kind: entry.kind,
    operation_id: entry.operationId ?? null,
    about: entry.about ?? null,
    changed: [...(entry.changed ?? [])],
    result: entry.result ?? 'done',
  };
  await trx
    .insertInto('audit_event')
    .values({ ...row, prev_hash: prevHash, row_hash: hashOf(prevHash, row) })
    .execute();
}

const nameIn = (names: ReadonlyMap<string, string>, guid: string | null) =>
  guid === null ? null : (names.get(guid) ?? null);

async function namesOf(
  db: Db,
  guids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .selectFrom('account')
    .select(['user_guid', 'first_name', 'last_name'])
    .where(
      'user_guid',
      'in',
      guids.filter((guid) => guid !== null),
    )
    .execute();
  return new Map(people.map((one) => [one.user_guid, `${one.first_name} ${one.last_name}`.trim()]));
}

async function findLastHash(db: Db): Promise<string> {
  const last = await db
    .selectFrom('audit_event')
    .select('row_hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.row_hash ?? (await findAnchor(db))?.row_hash ?? beginning;
}

async function findAnchor(db: Db) {
  return db
    .selectFrom('audit_anchor')
    .select(['last_id', 'row_hash'])
    .orderBy('last_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Everything that a row says, in this order, after the hash of the row before. */
function hashOf(prevHash: string, row: Omit<AuditRow, 'id' | 'prev_hash' | 'row_hash'>): string {
  const said = [
    row.at.toISOString(),
    row.actor_guid,
    row.actor_name,
    row.session_guid,
    row.acting_guid,
    row.acting_name,
    row.subject_guid,
    row.subject_name,
    row.kind,
    row.operation_id,
    row.about,
    row.changed,
    row.result,
  ];
  return createHash('sha256').update(prevHash).update(JSON.stringify(said)).digest('hex');
}

/** How far the log is as it was written. */
export interface ChainCheck {
  /** Of the last row that is right; null without one. */
  readonly upTo: Date | null;
  /** The first row that is not right; null when all are. */
  readonly brokenAt: number | null;
}

/** Checks every row from the oldest, 1,000 at a time. */
export async function checkChain(db: Db): Promise<ChainCheck> {
  let hash = (await findAnchor(db))?.row_hash ?? beginning;
  let upTo: Date | null = null;
  for (let after = 0, isMore = true; isMore;) {
    const rows = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(1000)
      .execute();
    for (const row of rows) {
      if (row.prev_hash !== hash || hashOf(hash, row) !== row.row_hash)
        return { upTo, brokenAt: row.id };
      hash = row.row_hash;
      upTo = row.at;
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length > 0;
  }
  return { upTo, brokenAt: null };
}

/**
 * Deletes the rows of before a time and notes where the chain begins now. Only here a row may be
 * deleted: the trigger that refuses it reads this setting.
 */
export async function pruneAudit(db: Db, before: Date, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx);
    const { rows } = await sql<{ id: number; row_hash: string }>`
      select id, row_hash from audit_event
      where id < coalesce((select min(id) from audit_event where at >= ${before}), id + 1)
      order by id desc limit 1`.execute(trx);
    const last = rows[0];
    if (!last) return;
    await sql`
      select set_config('our_ability.pruned_before', ${before.toISOString()}, true)`.execute(trx);
    await trx
      .insertInto('audit_anchor')
      .values({ last_id: last.id, row_hash: last.row_hash, pruned_at: at })
      .execute();
    await trx.deleteFrom('audit_event').where('id', '<=', last.id).execute();
  });
}

/** What was changed in some views, oldest first. */
export async function listChangedIn(db: Db, sessions: readonly string[]) {
  return db
    .selectFrom('audit_event')
    .select(['operation_id', 'changed'])
    .where('session_guid', 'in', sessions)
    .where('kind', 'in', ['changed', 'added', 'removed'])
    .orderBy('id')
    .execute();
}
