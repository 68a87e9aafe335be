import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '#server/database/connect.ts';
import { longestSessionMs } from '#server/identity/sessionLimits.ts';
import {
  deleteSigningKeys,
  findSigningKeys,
  insertSigningKey,
} from '#server/identity/signingKeyQueries.ts';

export const signingAlgorithm = 'ES256';

/** Of the key that the first start makes; two that start at once make one. */
const firstKid = '1';
const dayMs = 24 * 60 * 60 * 1000;
/** A key signs for so long; then the sweep makes the next. */
const signsForMs = 90 * dayMs;
/** Another process may have made or deleted a key; this often it is looked. */
const lookEveryMs = 60_000;
/** A new key signs only when all have read it. */
const waitsForMs = 2 * lookEveryMs;

export interface SigningKey {
  readonly kid: string;
  readonly madeAt: Date;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The keys of all processes on this database: the newest signs, the others still verify. */
export interface SigningKeys {
  readonly newest: () => Promise<SigningKey>;
  /** Null when there is no such key, or no longer. */
  readonly find: (kid: string | undefined) => Promise<SigningKey | null>;
}

/** Opens the keys, and makes the first where there is none. A restart signs nobody out. */
export async function openSigningKeys(db: Db, now: () => Date): Promise<SigningKeys> {
  let keys = await readKeys(db);
  if (keys.length === 0) {
    await makeKey(db, firstKid, now());
    keys = await readKeys(db);
  }
  let readAt = performance.now();
  let reading: Promise<void> | null = null;
  const look = async () => {
    try {
      keys = await readKeys(db);
      readAt = performance.now();
    } finally {
      reading = null;
    }
  };
  /** Tokens of made-up keys that come at once share one look. */
  const read = () => (reading ??= look());
  const readNowAndThen = async () => {
    if (performance.now() - readAt > lookEveryMs) await read();
  };
  return {
    newest: async () => {
      await readNowAndThen();
      const since = now().getTime() - waitsForMs;
      const key = keys.find(({ madeAt }) => madeAt.getTime() <= since) ?? keys.at(-1);
      if (!key) throw new Error('There is no signing key.');
      return key;
    },
    find: async (kid) => {
      await readNowAndThen();
      const known = () => keys.find((key) => key.kid === kid) ?? null;
      if (!known()) await read();
      return known();
    },
  };
}

/**
 * Makes a new key, which signs two minutes later, when every process has read it.
 * @param isOldKept false deletes the others: nobody's tokens are good any more
 */
export async function rotateSigningKey(db: Db, at: Date, isOldKept: boolean): Promise<void> {
  const kid = randomUUID();
  await makeKey(db, kid, at);
  if (isOldKept) return;
  const others = (await findSigningKeys(db)).filter((key) => key.kid !== kid);
  await deleteSigningKeys(
    db,
    others.map((key) => key.kid),
  );
}

/** Makes the next key when the newest is old, and deletes those whose last token is over. */
export async function tidySigningKeys(db: Db, at: Date): Promise<void> {
  const kept = await findSigningKeys(db);
  const ageOf = (key: { created_at: Date } | undefined) =>
    key ? at.getTime() - key.created_at.getTime() : 0;
  // A key signs until the other processes have read of the next one.
  const over = kept.filter((_key, n) => n > 0 && ageOf(kept[n - 1]) > longestSessionMs + dayMs);
  await deleteSigningKeys(
    db,
    over.map(({ kid }) => kid),
  );
  if (ageOf(kept[0]) > signsForMs) await rotateSigningKey(db, at, true);
}

/** Newest first. */
async function readKeys(db: Db): Promise<SigningKey[]> {
  const kept = await findSigningKeys(db);
  return Promise.all(
    kept.map(async ({ kid, private_jwk: jwk, created_at: madeAt }) => {
      const { d: _secret, ...publicJwk } = jwk;
      const [privateKey, publicKey] = [await importKey(jwk), await importKey(publicJwk)];
      return { kid, madeAt, privateKey, publicKey };
    }),
  );
}

async function makeKey(db: Db, kid: string, at: Date): Promise<void> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  await insertSigningKey(db, kid, JSON.stringify(await exportJWK(privateKey)), at);
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key is of the wrong kind.');
  return key;
}
