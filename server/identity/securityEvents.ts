import type { Db } from '#server/database/connect.ts';

/**
 * What the log of security events tells. It holds person, hour and kind, and nothing else: no
 * address, no device and nothing of what was read.
 */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'code_refused'
  | 'access_refused'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'session_ended'
  | 'accommodations_read';

/** How long an event is kept. */
export const eventsKeptMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Notes that something happened in this hour; once, however often it did.
 * @param userGuid null for an address without an account, which costs the same
 */
export async function noteEvent(
  db: Db,
  kind: SecurityEvent,
  userGuid: string | null,
  at: Date,
): Promise<void> {
  const hour = new Date(at);
  hour.setUTCMinutes(0, 0, 0);
  await db
    .insertInto('security_event')
    .values({ user_guid: userGuid, hour, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes events of before this time. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_event').where('hour', '<', before).execute();
}
