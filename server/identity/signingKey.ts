import { hkdfSync } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '#server/database/connect.ts';
import { findSigningKey, insertSigningKey } from '#server/identity/queries.ts';

export const signingAlgorithm = 'ES256';
const kid = '1';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/**
 * The key that signs every token. Created at the first start and kept in the
 * database, so that a restart signs nobody out and several processes agree. Of two
 * that start at once, the first write wins.
 */
export async function openSigningKey(db: Db): Promise<SigningKey> {
  const kept = await keptKey(db);
  const { d: _secret, ...publicJwk } = kept;
  return {
    kid,
    privateKey: await importKey(kept),
    publicKey: await importKey(publicJwk),
  };
}

/**
 * A secret of 32 bytes that every process on this database derives alike, without a setting.
 * @param purpose another one gives another secret
 */
export async function secretFor(db: Db, purpose: string): Promise<Buffer> {
  const { d } = await keptKey(db);
  return Buffer.from(hkdfSync('sha256', String(d), '', purpose, 32));
}

async function keptKey(db: Db): Promise<JWK> {
  return (await findSigningKey(db, kid)) ?? (await makeKey(db));
}

async function makeKey(db: Db): Promise<JWK> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  await insertSigningKey(db, kid, JSON.stringify(await exportJWK(privateKey)));
  const kept = await findSigningKey(db, kid);
  if (!kept) throw new Error('The signing key could not be kept.');
  return kept;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('The signing key is of the wrong kind.');
  return key;
}
