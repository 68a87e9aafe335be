import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import { defaultHashesAtOnce, openHashingTurns } from '#server/identity/hashingTurns.ts';

/**
 * Argon2id (the package's default) with the parameters of OWASP's password storage cheat sheet.
 */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Hears of each hash that is computed, so that the work of two calls can be compared. */
const hashing = channel('our-ability:password-hash');

/** Of the process, because its cores are what is shared. */
let turns = openHashingTurns(defaultHashesAtOnce);

/** Changes how many passwords are hashed at once; the setting PASSWORD_HASHES_AT_ONCE. */
export function hashAtOnce(atOnce: number): void {
  turns = openHashingTurns(atOnce);
}

/** A hash for addresses without an account, so that rejecting them takes as long. */
let dummyHash: Promise<string> | undefined;

/**
 * The same password can be composed differently by another keyboard or
 * dictation (NIST SP 800-63B-4).
 */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Returns the argon2 hash of a password, with its parameters and salt. It waits for its
 * turn: never call it inside a transaction, which would hold a connection meanwhile.
 * @throws Problem 503 busy when too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => {
    hashing.publish('new');
    return hash(normalised(password), parameters);
  });
}

/**
 * Waits for its turn, as hashPassword does.
 * @param passwordHash null when there is none: takes as long and returns false
 * @throws Problem 503 busy when too many wait
 */
export function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return turns.run(async () => {
    hashing.publish('check');
    dummyHash ??= hash('nobody has this password', parameters);
    const matches = await verify(passwordHash ?? (await dummyHash), normalised(password));
    return matches && passwordHash !== null;
  });
}
