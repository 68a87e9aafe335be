import type { Db } from '#server/database/connect.ts';
import { daysFrom } from '#server/database/seed/daysFrom.ts';
import { demoCandidate } from '#server/database/seed/demoAccounts.ts';
import { insertDemoProfile } from '#server/database/seed/demoProfile.ts';
import { demoAccommodation, demoAnswers, demoResume } from '#server/database/seed/demoResume.ts';
import { hashPassword } from '#server/identity/passwords.ts';

/** Before the first of the records about this person. */
const JOINED_DAYS_AGO = 60;

/**
 * Creates the demo candidate with a complete profile; an existing account with this address stays
 * unchanged. Needs a transaction.
 */
export async function insertDemoCandidate(trx: Db, now: Date): Promise<void> {
  const profile = {
    email: demoCandidate.email,
    passwordHash: await hashPassword(demoCandidate.password),
    resume: demoResume,
    relocate: 0,
    remote: 'hybrid',
    answers: demoAnswers,
    accommodation: demoAccommodation,
    joinedAt: daysFrom(now, -JOINED_DAYS_AGO),
  } as const;
  await insertDemoProfile(trx, profile, now);
}
