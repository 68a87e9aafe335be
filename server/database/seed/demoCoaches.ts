import type { Db } from '#server/database/connect.ts';
import { daysFrom } from '#server/database/seed/daysFrom.ts';
import {
  type DemoAccount,
  demoCoach,
  demoOutsideCoach,
} from '#server/database/seed/demoAccounts.ts';
import { setOrganisation } from '#server/database/seed/queries.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { insertAccount, markVerified } from '#server/identity/queries.ts';
import { changePerson } from '#server/profiles/queries.ts';

interface DemoJobCoach {
  readonly account: DemoAccount;
  readonly name: readonly [first: string, last: string];
  readonly organisation: string;
  /** Whether the coach works for Our Ability. */
  readonly isProvider: boolean;
  readonly phone: string;
  readonly summary: string;
}

const coaches: readonly DemoJobCoach[] = [
  {
    account: demoCoach,
    name: ['Sam', 'Rivera'],
    organisation: 'Our Ability',
    isProvider: true,
    phone: '518-555-0190',
    summary:
      'Job coach at Our Ability since the first year. I start with what a day should look like, then we look for the work that fits it.',
  },
  {
    account: demoOutsideCoach,
    name: ['Kim', 'Okafor'],
    organisation: 'Copper Bridge Employment Services',
    isProvider: false,
    phone: '216-555-0191',
    summary:
      'Employment specialist for Copper Bridge. I help people prepare for interviews, and I stay in touch through the first months of a job.',
  },
];

/** Before the first of the candidates. */
const JOINED_DAYS_AGO = 420;

/** Creates the demo job coaches; an existing account stays unchanged. Needs a transaction. */
export async function insertDemoCoaches(trx: Db, now: Date): Promise<void> {
  const joinedAt = daysFrom(now, -JOINED_DAYS_AGO);
  for (const { account, name, organisation, isProvider, phone, summary } of coaches) {
    const [first_name, last_name] = name;
    const made = await insertAccount(trx, {
      email: account.email,
      first_name,
      last_name,
      password_hash: await hashPassword(account.password),
      role: account.role,
      company_guid: null,
      created_at: joinedAt,
    });
    if (!made) continue;
    await markVerified(trx, made.user_guid, joinedAt);
    await setOrganisation(trx, made.user_guid, { organisation, isProvider });
    await changePerson(trx, made.user_guid, { phone, summary });
  }
}
