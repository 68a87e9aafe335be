import { candidateData, userSoc } from '#domain/insights.ts';
import type { Db } from '#server/database/connect.ts';
import { demoAccommodation, demoAnswers, demoResume } from '#server/database/seed/demoResume.ts';
import { insertAccommodation } from '#server/disclosure/queries.ts';
import { hashPassword, isPassword } from '#server/identity/passwords.ts';
import { findAccountByEmail, insertAccount, markVerified } from '#server/identity/queries.ts';
import { candidateInsights } from '#server/matching/insights.ts';
import { insertUserSoc } from '#server/matching/queries.ts';
import { userSocFacts } from '#server/matching/userSoc.ts';
import { changePerson } from '#server/profiles/queries.ts';
import { checkReview } from '#server/resumes/review/checkReview.ts';
import { saveReview } from '#server/resumes/review/saveReview.ts';

/** An account to try the product with; it exists outside production only. */
export interface DemoAccount {
  /** The person's name, as printed. */
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

/**
 * Creates the demo candidate with a complete profile; an existing account with this address stays
 * unchanged. Needs a transaction.
 */
export async function insertDemoCandidate(trx: Db, now: Date): Promise<void> {
  const account = await insertAccount(trx, {
    email: demoCandidate.email,
    first_name: demoResume.firstname ?? '',
    last_name: demoResume.lastname ?? '',
    password_hash: await hashPassword(demoCandidate.password),
    role: demoCandidate.role,
    company_guid: null,
    created_at: now,
  });
  if (!account) return;
  const userGuid = account.user_guid;
  await markVerified(trx, userGuid, now);
  const place = checkReview(demoResume);
  await saveReview(trx, userGuid, demoResume, place);
  await changePerson(
    trx,
    userGuid,
    { relocate: 0, remote_work_type: 'hybrid', preferences_answered: true },
    demoAnswers,
  );
  await insertAccommodation(trx, userGuid, demoAccommodation);
  const insights = candidateInsights(candidateData(demoResume), now);
  const wishes = {
    zip: demoResume.zip,
    lat: place.lat,
    long: place.lng,
    relocate: 0,
    remote: 'hybrid',
  } as const;
  await insertUserSoc(trx, userGuid, userSocFacts(userSoc(userGuid, insights, wishes)));
}

/**
 * The demo accounts that still have the printed password: people can change it, and production
 * locks it.
 */
export async function openDemoAccounts(db: Db): Promise<readonly DemoAccount[]> {
  const account = await findAccountByEmail(db, demoCandidate.email);
  const opens = await isPassword(demoCandidate.password, account?.password_hash ?? null);
  return opens ? [demoCandidate] : [];
}

/** An account with a public password must not sign in to a server in production. */
export async function lockDemoAccounts(db: Db, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, demoCandidate.email);
  if (!account) return;
  await db
    .updateTable('account')
    .set({ password_hash: null })
    .where('user_guid', '=', account.user_guid)
    .execute();
  await db
    .updateTable('sign_in_family')
    .set({ revoked_at: now })
    .where('user_guid', '=', account.user_guid)
    .where('revoked_at', 'is', null)
    .execute();
}
