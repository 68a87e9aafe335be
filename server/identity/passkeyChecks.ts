import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import { insertChallenge, takeChallenge } from '#server/identity/passkeyQueries.ts';

const challengeMs = 5 * 60 * 1000;

/** Asked for, best first: Ed25519, P-256 and, of older devices, RSA (COSE algorithms). */
export const algorithms: readonly number[] = [-8, -7, -257];

/** The site that a passkey belongs to; its browser refuses to use it anywhere else. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}

/** What a device knows a person by: the id, which says nothing about them. */
export function handleOf(userGuid: string): string {
  return Buffer.from(userGuid.replaceAll('-', ''), 'hex').toString('base64url');
}

/**
 * A new challenge, which works once.
 * @param userGuid who is signed in; null at a sign-in
 */
export async function newChallenge(db: Db, userGuid: string | null, at: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(db, { challenge, userGuid }, new Date(at.getTime() + challengeMs));
  return challenge;
}

/** Why an answer of a device is not accepted. */
type Fault = 'passkey_ended' | 'passkey_refused';

export const faultTexts: Readonly<Record<Fault, string>> = {
  passkey_ended: 'This took longer than five minutes, or was sent twice. Please try again.',
  passkey_refused:
    'This passkey could not be checked. Open this site by its usual address and try again.',
};

interface Answered<Found> {
  readonly clientDataJSON: string;
  readonly userGuid: string | null;
  readonly at: Date;
  /** Checks everything but the challenge; throws, or finds null, where something is wrong. */
  readonly check: (challenge: string) => Promise<Found | null>;
}

/**
 * Uses up the challenge of an answer, then checks the answer.
 * @returns what the check found, or why the answer is refused
 */
export async function checkAnswer<Found>(
  db: Db,
  { clientDataJSON, userGuid, at, check }: Answered<Found>,
): Promise<{ readonly found: Found } | { readonly fault: Fault }> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return { fault: 'passkey_refused' };
  // Before the check: also an answer that is refused cannot be sent again.
  if (!(await takeChallenge(db, { challenge, userGuid }, at))) return { fault: 'passkey_ended' };
  // The library throws plain errors for whatever is wrong with an answer.
  const found = await check(challenge).catch(() => null);
  return found === null ? { fault: 'passkey_refused' } : { found };
}

/** The challenge that the browser says it was asked; null when it says none. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'challenge') : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
