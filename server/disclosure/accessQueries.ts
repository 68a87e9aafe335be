import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** A look at something of a candidate. */
export interface AccessNote {
  readonly candidateGuid: string;
  readonly viewerGuid: string;
  readonly companyGuid: string | null;
  readonly consentGuid: string | null;
  readonly what: string;
  readonly operationId: string;
  /** The view of an administrator in which it happened, with its reason. */
  readonly acting?: { readonly sessionGuid: string; readonly reason: string };
  readonly at: Date;
}

/**
 * Notes a look, one row an hour. Opening something makes several calls of one kind, so only
 * repetitions of the first of them count as another time.
 * @throws Error when the account of who looked is gone
 */
export async function noteAccess(db: Db, note: AccessNote): Promise<void> {
  const hour = new Date(note.at);
  hour.setUTCMinutes(0, 0, 0);
  const { rows } = await sql`
    insert into disclosure.access_event as seen (
      candidate_guid, viewer_guid, viewer_name, viewer_role, company_guid, what,
      operation_id, consent_guid, acting_guid, reason, hour, first_at, last_at
    )
    select ${note.candidateGuid}, user_guid, trim(first_name || ' ' || last_name), role,
      ${note.companyGuid}, ${note.what}, ${note.operationId}, ${note.consentGuid},
      ${note.acting?.sessionGuid ?? null}, ${note.acting?.reason ?? null}, ${hour}, ${note.at}, ${note.at}
    from account where user_guid = ${note.viewerGuid}
    on conflict (candidate_guid, viewer_guid, what, hour, acting_guid) do update set
      last_at = excluded.last_at,
      times = seen.times + (seen.operation_id = excluded.operation_id)::integer
    returning id`.execute(db);
  if (rows.length === 0) throw new Error('A look was not noted: the account is gone.');
}

/** Which looks a candidate wants to read. */
export interface LookFilter {
  readonly viewerGuid: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly offset: number;
}

const lookedAt = (db: Db, candidateGuid: string, { viewerGuid, from, before }: LookFilter) => {
  let looks = db
    .selectFrom('disclosure.access_event as look')
    .where('look.candidate_guid', '=', candidateGuid);
  if (viewerGuid) looks = looks.where('look.viewer_guid', '=', viewerGuid);
  if (from) looks = looks.where('look.last_at', '>=', from);
  if (before) looks = looks.where('look.last_at', '<', before);
  return looks;
};

/** A page of 25 looks at a candidate, newest first. */
export async function listLooks(db: Db, candidateGuid: string, filter: LookFilter) {
  return lookedAt(db, candidateGuid, filter)
    .leftJoin('company', 'company.company_guid', 'look.company_guid')
    .select(['look.last_at', 'look.viewer_name', 'look.viewer_role', 'look.what', 'look.times'])
    .select(['look.reason', 'company.name as company_name'])
    .orderBy('look.last_at', 'desc')
    .orderBy('look.id', 'desc')
    .limit(25)
    .offset(filter.offset)
    .execute();
}

/** How many looks there are. */
export async function countLooks(
  db: Db,
  candidateGuid: string,
  filter: LookFilter,
): Promise<number> {
  const { count } = await lookedAt(db, candidateGuid, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Everybody who looked at a candidate, by the name of their last look. */
export async function listViewers(db: Db, candidateGuid: string) {
  return db
    .selectFrom('disclosure.access_event')
    .where('candidate_guid', '=', candidateGuid)
    .distinctOn('viewer_guid')
    .select(['viewer_guid', 'viewer_name'])
    .orderBy('viewer_guid')
    .orderBy('last_at', 'desc')
    .execute();
}
