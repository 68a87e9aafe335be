import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { findOrInsertSecret } from '#server/identity/signingKeyQueries.ts';

/**
 * A secret of 32 bytes that every process on this database derives alike, without a setting. It
 * stays when the signing keys rotate.
 * @param purpose another one gives another secret
 */
export async function secretFor(db: Db, purpose: string): Promise<Buffer> {
  const root = await findOrInsertSecret(db, 'root', randomBytes(32).toString('base64url'));
  return Buffer.from(hkdfSync('sha256', root, '', purpose, 32));
}
