import { candidateData, userSoc } from '#domain/insights.ts';
import type { Answers } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { Db } from '#server/database/connect.ts';
import { type AccommodationFacts, insertAccommodation } from '#server/disclosure/queries.ts';
import { insertAccount, markVerified } from '#server/identity/queries.ts';
import { candidateInsights } from '#server/matching/insights.ts';
import { insertUserSoc } from '#server/matching/queries.ts';
import { userSocFacts } from '#server/matching/userSoc.ts';
import { changePerson } from '#server/profiles/queries.ts';
import { checkReview } from '#server/resumes/review/checkReview.ts';
import { saveReview } from '#server/resumes/review/saveReview.ts';

/** Everything that an invented candidate has told. */
export interface DemoProfile {
  readonly email: string;
  /** Null for somebody who cannot sign in. */
  readonly passwordHash: string | null;
  readonly resume: ParsedResume;
  readonly relocate: 0 | 1;
  readonly remote: 'remote' | 'hybrid' | 'in-person' | 'no preference';
  readonly answers: Answers;
  readonly accommodation: AccommodationFacts;
  readonly joinedAt: Date;
}

/**
 * Creates an account with a complete profile. Needs a transaction.
 * @returns its id; null when the address has an account, which stays unchanged
 */
export async function insertDemoProfile(
  trx: Db,
  profile: DemoProfile,
  now: Date,
): Promise<string | null> {
  const { email, resume, relocate, remote, joinedAt } = profile;
  const account = await insertAccount(trx, {
    email,
    first_name: resume.firstname ?? '',
    last_name: resume.lastname ?? '',
    password_hash: profile.passwordHash,
    role: 2,
    company_guid: null,
    created_at: joinedAt,
  });
  if (!account) return null;
  const userGuid = account.user_guid;
  await markVerified(trx, userGuid, joinedAt);
  const place = checkReview(resume);
  await saveReview(trx, userGuid, resume, place);
  const wish = { relocate, remote_work_type: remote, preferences_answered: true };
  await changePerson(trx, userGuid, wish, profile.answers);
  await insertAccommodation(trx, userGuid, profile.accommodation);
  const insights = candidateInsights(candidateData(resume), now);
  const point = { lat: place?.lat ?? null, long: place?.lng ?? null };
  const wishes = { zip: resume.zip, ...point, relocate, remote };
  await insertUserSoc(trx, userGuid, userSocFacts(userSoc(userGuid, insights, wishes)));
  return userGuid;
}
