import type { Db } from '#server/database/connect.ts';
import { lockAccounts } from '#server/database/seed/queries.ts';
import { isPassword } from '#server/identity/passwords.ts';
import { findAccountByEmail } from '#server/identity/queries.ts';

/** An account to try the product with; it exists outside production only. */
export interface DemoAccount {
  /** What the account is for, as printed. */
  readonly label: string;
  readonly role: 1 | 2 | 3 | 4;
  readonly email: string;
  readonly password: string;
}

export const demoCandidate: DemoAccount = {
  label: 'candidate',
  role: 2,
  email: 'demo.candidate@example.com',
  password: 'quiet harbor lantern maple',
};

export const demoCoach: DemoAccount = {
  label: 'job coach (Our Ability)',
  role: 4,
  email: 'demo.coach@example.com',
  password: 'bright canyon walnut signal',
};

export const demoOutsideCoach: DemoAccount = {
  label: 'job coach (other agency)',
  role: 4,
  email: 'demo.outside.coach@example.com',
  password: 'gentle harvest copper bridge',
};

export const demoEmployer: DemoAccount = {
  label: 'employer, Harborwren Mutual',
  role: 3,
  email: 'demo.employer@example.com',
  password: 'steady river candle north',
};

export const demoAdministrator: DemoAccount = {
  label: 'administrator',
  role: 1,
  email: 'demo.admin@example.com',
  password: 'orange lantern quiet summit',
};

/** Every account whose password is public. */
export const demoAccounts: readonly DemoAccount[] = [
  demoCandidate,
  demoCoach,
  demoOutsideCoach,
  demoEmployer,
  demoAdministrator,
];

/**
 * The demo accounts that still have the printed password: people can change it, and production
 * locks it.
 */
export async function openDemoAccounts(db: Db): Promise<readonly DemoAccount[]> {
  const open: DemoAccount[] = [];
  for (const demo of demoAccounts) {
    const account = await findAccountByEmail(db, demo.email);
    if (await isPassword(demo.password, account?.password_hash ?? null)) open.push(demo);
  }
  return open;
}

/** An account with a public password must not sign in to a server in production. */
export async function lockDemoAccounts(db: Db, now: Date): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  await lockAccounts(db, emails, now);
}
