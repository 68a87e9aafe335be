import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { ActingEndedBy, ActingSessionTable } from '#server/database/tables/administration.ts';

/** SQL of views: an administrator sees, for a while, what somebody else sees. */

export type ActingSession = Selectable<ActingSessionTable>;

/** An administrator with the view of this sign-in, as both are in the database now. */
export interface AdministratorRow {
  readonly role: number;
  readonly session: ActingSession | null;
  readonly targetName: string;
  /** Whether the person viewed still has that role, a verified address and an open account. */
  readonly isTargetThere: boolean;
}

/** @returns null when the administrator has no account any more */
export async function findAdministrator(
  db: Db,
  adminGuid: string,
  family: string,
): Promise<AdministratorRow | null> {
  const row = await db
    .selectFrom('account as admin')
    .leftJoin('acting_session as session', (join) =>
      join
        .on('session.family', '=', family)
        .onRef('session.admin_guid', '=', 'admin.user_guid')
        .on('session.ended_at', 'is', null),
    )
    .leftJoin('account as target', 'target.user_guid', 'session.target_guid')
    .leftJoin('closed_account as closed', 'closed.user_guid', 'target.user_guid')
    .where('admin.user_guid', '=', adminGuid)
    .select('admin.role as admin_role')
    .select(['target.role as role_now', 'target.verified_at', 'closed.closed_at'])
    .select(['target.first_name', 'target.last_name'])
    .selectAll('session')
    .executeTakeFirst();
  if (!row) return null;
  const { admin_role: role, role_now, verified_at, closed_at, first_name, last_name } = row;
  return {
    role,
    session: row.guid === null ? null : (row as ActingSession),
    targetName: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    isTargetThere: role_now === row.target_role && verified_at !== null && closed_at === null,
  };
}

export interface NewActingSession {
  readonly admin_guid: string;
  readonly family: string;
  readonly target_guid: string;
  readonly target_role: 2 | 3 | 4;
  readonly reason: string;
  readonly started_at: Date;
  readonly ends_at: Date;
}

/** Begins a view. @returns null when another one of this sign-in is alive */
export async function insertActing(
  db: Db,
  session: NewActingSession,
): Promise<ActingSession | null> {
  const row = await db
    .insertInto('acting_session')
    .values(session)
    .onConflict((conflict) => conflict.column('family').where('ended_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ends one view, unless it has ended. @returns whether this call ended it */
export async function endActing(
  db: Db,
  guid: string,
  by: ActingEndedBy,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('acting_session')
    .set({ ended_by: by, ended_at: endedAt(at) })
    .where('guid', '=', guid)
    .where('ended_at', 'is', null)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the view of a sign-in that ends. */
export async function endActingIn(db: Db, family: string, at: Date): Promise<void> {
  await db
    .updateTable('acting_session')
    .set({ ended_by: 'signout', ended_at: endedAt(at) })
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every view of a person and every view as this person, whose sign-ins end. */
export async function endActingOf(db: Db, userGuid: string, at: Date): Promise<void> {
  await db
    .updateTable('acting_session')
    .set({ ended_by: 'revoked', ended_at: endedAt(at) })
    .where((of) => of.or([of('admin_guid', '=', userGuid), of('target_guid', '=', userGuid)]))
    .where('ended_at', 'is', null)
    .execute();
}

/** A view is never longer than it was meant to be, however late somebody notices its end. */
const endedAt = (at: Date) => sql<Date>`least(ends_at, ${at})`;

/** A view by its id; null when it is not there any more. */
export async function findActing(db: Db, guid: string): Promise<ActingSession | null> {
  const row = await db
    .selectFrom('acting_session')
    .selectAll()
    .where('guid', '=', guid)
    .executeTakeFirst();
  return row ?? null;
}

/** The session that a view went on from, when its administrator asked for more time. */
export async function findRenewedBy(
  db: Db,
  { family, target_guid, started_at }: ActingSession,
): Promise<ActingSession | null> {
  const row = await db
    .selectFrom('acting_session')
    .selectAll()
    .where('family', '=', family)
    .where('target_guid', '=', target_guid)
    .where('ended_by', '=', 'renewed')
    .where('ended_at', '=', started_at)
    .executeTakeFirst();
  return row ?? null;
}

/** Somebody whose account can be viewed: verified and open; null for everybody else. */
export async function findViewable(db: Db, userGuid: string) {
  const row = await db
    .selectFrom('account')
    .leftJoin('closed_account', 'closed_account.user_guid', 'account.user_guid')
    .select(['account.user_guid', 'first_name', 'last_name', 'email', 'role'])
    .where('account.user_guid', '=', userGuid)
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The last view of a sign-in that ended; null without one. */
export async function findLastEnded(db: Db, family: string): Promise<ActingSession | null> {
  const row = await db
    .selectFrom('acting_session')
    .selectAll()
    .where('family', '=', family)
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the views whose time is over, or whose sign-in is. */
export async function endOverdueActing(db: Db, at: Date): Promise<void> {
  await sql`
    update acting_session set
      ended_at = least(ends_at, ${at}),
      ended_by = case when ends_at <= ${at} then 'time' else 'signout' end
    where ended_at is null and (
      ends_at <= ${at} or exists (
        select from sign_in_family
        where sign_in_family.family = acting_session.family and revoked_at is not null
      )
    )`.execute(db);
}

/**
 * The views that ended and of which the person was not told, oldest first.
 * @param family of one sign-in; null for all
 */
export async function listUntold(db: Db, family: string | null): Promise<ActingSession[]> {
  return db
    .selectFrom('acting_session')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('told_at', 'is', null)
    .$if(family !== null, (query) => query.where('family', '=', family ?? ''))
    .orderBy('started_at')
    .limit(100)
    .execute();
}

/** Notes that the person was told. @returns false when another call did it first */
export async function markTold(trx: Db, guid: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('acting_session')
    .set({ told_at: at })
    .where('guid', '=', guid)
    .where('told_at', 'is', null)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}
