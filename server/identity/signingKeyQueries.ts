import type { Selectable } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { SigningKeyTable } from '#server/database/tables/identity.ts';

/** SQL of signing keys and of the secret that all processes share. */

/** Every key as stored, newest first. */
export async function findSigningKeys(db: Db): Promise<Selectable<SigningKeyTable>[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute();
}

/** Stores a key, unless another start stored one of this id before. */
export async function insertSigningKey(
  db: Db,
  kid: string,
  privateJwk: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ kid, private_jwk: privateJwk, created_at: at })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
}

/** Deletes keys: their tokens are refused from then on. */
export async function deleteSigningKeys(db: Db, kids: readonly string[]): Promise<void> {
  if (kids.length === 0) return;
  await db.deleteFrom('signing_key').where('kid', 'in', kids).execute();
}

/** The secret of this name; `made` when there is none yet. Of two at once, the first wins. */
export async function findOrInsertSecret(db: Db, name: string, made: string): Promise<string> {
  await db
    .insertInto('shared_secret')
    .values({ name, secret: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('shared_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
