import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import {
  findByToken,
  insertCode,
  type Purpose,
  countAttempt,
  consumeCode,
} from '#server/identity/codeQueries.ts';

export const codeMinutes = 15;
export const linkHours = 24;
const maxAttempts = 5;
const minuteMs = 60_000;

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
 */
export async function makeCode(
  db: Db,
  userGuid: string,
  purpose: Purpose,
  at: Date,
): Promise<OneTimeCode> {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  await insertCode(db, {
    id,
    user_guid: userGuid,
    purpose,
    code_hash: hashOf(`${id} ${code}`),
    token_hash: hashOf(token),
    expires_at: new Date(at.getTime() + linkHours * 60 * minuteMs),
    created_at: at,
  });
  return { code, token };
}

/**
 * wrong: unknown, used, replaced by a newer one, or tried too often. ended: correct but expired.
 */
export type CodeOutcome = 'right' | 'wrong' | 'ended';

/**
 * Checks a code and marks it as used: six digits, 15 minutes, five attempts, once.
 * @param typed spaces and hyphens are ignored
 */
export async function checkCode(
  db: Db,
  userGuid: string,
  purpose: Purpose,
  typed: string,
  at: Date,
): Promise<CodeOutcome> {
  const row = await countAttempt(db, userGuid, purpose, maxAttempts);
  if (!row) return 'wrong';
  const hash = hashOf(`${row.id} ${typed.replace(/[\s\u2010-\u2015-]/g, '')}`);
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(row.code_hash))) return 'wrong';
  if (at.getTime() - row.created_at.getTime() > codeMinutes * minuteMs) return 'ended';
  return (await consumeCode(db, row, at)) ? 'right' : 'wrong';
}

/**
 * Checks a link and marks it as used: 24 hours, once. `used` means it was
 * valid and has been used already.
 */
export async function checkLink(
  db: Db,
  userGuid: string,
  purpose: Purpose,
  token: string,
  at: Date,
): Promise<CodeOutcome | 'used'> {
  const row = await findByToken(db, userGuid, purpose, hashOf(token));
  if (!row) return 'wrong';
  if (row.used_at) return 'used';
  if (row.expires_at <= at) return 'ended';
  return (await consumeCode(db, row, at)) ? 'right' : 'used';
}

/** A fast hash is enough: a link cannot be guessed, and a code expires first. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
