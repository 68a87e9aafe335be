import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import {
  type CodeOwner,
  type CodeRow,
  countAttempt,
  findByToken,
  insertCode,
} from '#server/identity/codeQueries.ts';

export const codeMinutes = 15;
/** Of a link that verifies. One that resets works as long as its code. */
export const linkHours = 24;
const maxAttempts = 5;
const minuteMs = 60_000;

/** The id of no account. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The code and link token for a mail. The database keeps only hashes. */
export interface OneTimeCode {
  /** Six digits. */
  readonly code: string;
  /** For a link. */
  readonly token: string;
}

/**
 * Creates a code and a link for a person. Only the newest code is valid. Older links stay valid
 * until they expire, because mails arrive in any order.
 * @param linkMinutes how long the link works
 */
export async function makeCode(
  db: Db,
  { userGuid, purpose, signUp = null }: CodeOwner,
  at: Date,
  linkMinutes = purpose === 'reset' ? codeMinutes : linkHours * 60,
): Promise<OneTimeCode> {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  await insertCode(db, {
    id,
    user_guid: userGuid,
    sign_up: signUp,
    purpose,
    code_hash: hashOf(`${id} ${code}`),
    token_hash: hashOf(token),
    expires_at: new Date(at.getTime() + linkMinutes * minuteMs),
    created_at: at,
  });
  return { code, token };
}

/**
 * wrong: unknown, used, replaced by a newer one, or tried too often. ended: correct but expired.
 */
export type CodeOutcome = 'right' | 'wrong' | 'ended';

/** A code or link that is right, and not yet marked as used. */
export interface Found {
  readonly outcome: CodeOutcome;
  readonly row: CodeRow | null;
}

/**
 * Looks for a code: six digits, 15 minutes, five attempts.
 * @param typed spaces and hyphens are ignored
 */
export async function findCode(db: Db, owner: CodeOwner, typed: string, at: Date): Promise<Found> {
  const row = await countAttempt(db, owner, maxAttempts, at);
  const hash = hashOf(`${row?.id ?? ''} ${typed.replace(/[\s\u2010-\u2015-]/g, '')}`);
  if (!row || !timingSafeEqual(Buffer.from(hash), Buffer.from(row.code_hash)))
    return { outcome: 'wrong', row: null };
  if (at.getTime() - row.created_at.getTime() > codeMinutes * minuteMs)
    return { outcome: 'ended', row: null };
  return { outcome: 'right', row };
}

/**
 * Looks for a link: 24 hours, or 15 minutes for a reset. `used` means it was valid and has been
 * used already.
 */
export async function findLink(
  db: Db,
  { userGuid, purpose }: CodeOwner,
  token: string,
  at: Date,
): Promise<Found | { readonly outcome: 'used' }> {
  // Also for an address without an account, so that all cost the same.
  const row = await findByToken(db, userGuid ?? nobody, purpose, hashOf(token));
  if (!row) return { outcome: 'wrong', row: null };
  if (row.used_at) return { outcome: 'used' };
  if (row.expires_at <= at) return { outcome: 'ended', row: null };
  return { outcome: 'right', row };
}

/** A fast hash is enough: a link cannot be guessed, and a code expires first. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
