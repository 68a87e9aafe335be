import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the package's default) with the parameters of OWASP's password storage cheat sheet.
 */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** A hash for addresses without an account, so that rejecting them takes as long. */
let dummyHash: Promise<string> | undefined;

/**
 * The same password can be composed differently by another keyboard or
 * dictation (NIST SP 800-63B-4).
 */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Returns the argon2 hash of a password, with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), parameters);
}

/** @param passwordHash null when there is none: takes as long and returns false */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', parameters);
  const matches = await verify(passwordHash ?? (await dummyHash), normalised(password));
  return matches && passwordHash !== null;
}
