import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with the memory, passes and lanes of OWASP's password storage cheat sheet. */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** For addresses without an account, so that they take as long to refuse as a wrong password. */
let stranger: Promise<string> | undefined;

/** The same characters typed on another keyboard or by dictation may arrive composed differently (NIST SP 800-63B-4). */
function settled(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(settled(password), parameters);
}

/** @param passwordHash null where there is none to match; takes as long and is false */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  stranger ??= hash('nobody has this password', parameters);
  const matches = await verify(passwordHash ?? (await stranger), settled(password));
  return matches && passwordHash !== null;
}
