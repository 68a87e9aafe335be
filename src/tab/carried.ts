import type { UserDetails } from '#machines/session/sessionTypes.ts';
import {
  carriedKey,
  finderAnswersKey,
  read,
  readUserId,
  visitorWishKey,
  write,
} from '#src/tab/storage.ts';

/**
 * What a visitor told and wants to keep: it waits in the tab until the first sign-in after the
 * sign-up, and is sent only when the person says so then.
 */

export type CarriedFrom = 'finder' | 'wish';
interface Carried {
  readonly from: CarriedFrom;
  /** The address that signed up; null until then. */
  readonly to: string | null;
}

function readCarried(): Carried | null {
  const stored: object = Object(read(carriedKey));
  const from: unknown = Reflect.get(stored, 'from');
  const to: unknown = Reflect.get(stored, 'to');
  if (from !== 'finder' && from !== 'wish') return null;
  return { from, to: typeof to === 'string' ? to : null };
}

const writeCarried = (carried: Carried) => write(carriedKey, carried);

/** Marks what was told for a sign-up, or for the signed-in person with this address. */
export function carry(from: CarriedFrom, to: string | null): void {
  writeCarried({ from, to });
}

/** An account with this address is made in this tab: what was marked is for it. */
export function carryTo(email: string): void {
  const carried = readCarried();
  if (carried !== null) writeCarried({ ...carried, to: email.toLowerCase() });
}

/** What is carried to this person; null when nothing is. */
export function carriedTo({ Email }: Pick<UserDetails, 'Email'>): CarriedFrom | null {
  const carried = readCarried();
  return carried?.to === Email.toLowerCase() ? carried.from : null;
}

/** Deletes what was told, carried or not. */
export function dropCarried(): void {
  write(carriedKey, null);
  write(finderAnswersKey, null);
  write(visitorWishKey, null);
}

/** Before a session is stored: who signs in and is somebody else finds nothing of it. */
export function leaveCarriedTo(user: UserDetails): void {
  if (readUserId() !== user.UserGuid && carriedTo(user) === null) dropCarried();
}
