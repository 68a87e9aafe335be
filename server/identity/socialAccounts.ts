import { ROLE } from '#domain/roles.ts';
import type { SignUpRole } from '#domain/signUpRoles.ts';
import type { Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { deleteCodes } from '#server/identity/codeQueries.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { type Account, insertAccount, isWaiting, markVerified } from '#server/identity/queries.ts';
import { deleteSignUps } from '#server/identity/signUpQueries.ts';
import type { SocialProfile } from '#server/identity/socialProfile.ts';
import {
  findAccountByIdentity,
  hasIdentityAt,
  lockAccountByEmail,
  insertIdentity,
  takeOverAccount,
  lockIdentity,
} from '#server/identity/socialQueries.ts';

/**
 * known: linked before. linked: an account with a password, or one that an administrator made, now
 * has this sign-in as well.
 * takenOver: an unverified account now belongs to this person.
 */
export type SocialOutcome = 'known' | 'new' | 'linked' | 'takenOver';

export interface SocialSignUp {
  readonly role: SignUpRole;
  /** The provider's, as people know it. */
  readonly name: string;
  /** Of the page; null when it is none of ours. */
  readonly language: string | null;
  readonly at: Date;
}

/**
 * The account of a person the provider vouches for, created or linked at the first sign-in.
 * Needs a transaction.
 * @throws Problem 403 social_email_missing, social_email_not_verified,
 * social_admin, social_linked_to_another
 */
export async function findOrCreateAccount(
  trx: Db,
  profile: SocialProfile,
  asked: SocialSignUp,
): Promise<{ readonly account: Account; readonly outcome: SocialOutcome }> {
  await lockIdentity(trx, profile);
  const known = await findAccountByIdentity(trx, profile);
  if (known) return { account: known, outcome: 'known' };
  const email = verifiedEmail(profile, asked.name);
  const found = await findOrCreateAccountByEmail(trx, email, profile, asked);
  const { issuer, subject } = profile;
  await insertIdentity(trx, { issuer, subject, userGuid: found.account.user_guid, at: asked.at });
  return found;
}

async function findOrCreateAccountByEmail(
  trx: Db,
  email: string,
  profile: SocialProfile,
  { role, name, language, at }: SocialSignUp,
): Promise<{ account: Account; outcome: SocialOutcome }> {
  const account = {
    first_name: profile.firstName,
    last_name: profile.lastName,
    password_hash: null,
    role,
    company_guid: null,
    language,
  };
  const created = await insertAccount(trx, { ...account, email, created_at: at });
  if (created) {
    await markVerified(trx, created.user_guid, at);
    return { account: created, outcome: 'new' };
  }
  const existing = await lockAccountByEmail(trx, email);
  if (!existing) throw new Error('The account was deleted in this moment.');
  // An unverified sign-up never proved the address, so its password, codes and
  // names are dropped (decision 28).
  if (!existing.verified_at && !isWaiting(existing)) {
    await deleteCodes(trx, existing.user_guid);
    await deleteSignUps(trx, existing.user_guid);
    await revokeFamilies(trx, existing.user_guid, at, null);
    const taken = await takeOverAccount(trx, existing.user_guid, { ...account, verified_at: at });
    return { account: taken, outcome: 'takenOver' };
  }
  // An admin can impersonate others, so no other provider may decide who is one.
  if (existing.role === ROLE.admin)
    throw refusal('social_admin', 'This account signs in with its email and password only.');
  // A provider can give an address to somebody new, who is another person there.
  if (await hasIdentityAt(trx, existing.user_guid, profile.issuer))
    throw refusal(
      'social_linked_to_another',
      `The account with your email address belongs to another sign-in at ${name}. Sign in with your password, or reset it.`,
    );
  await markVerified(trx, existing.user_guid, at);
  return { account: existing, outcome: 'linked' };
}

function verifiedEmail({ email, isEmailVerified }: SocialProfile, name: string): string {
  if (email === null)
    throw refusal(
      'social_email_missing',
      `${name} did not tell us your email address, and we need one. Allow it there, or create an account with a password.`,
    );
  if (!isEmailVerified)
    throw refusal(
      'social_email_not_verified',
      `${name} has not made sure that your email address is yours. Verify it there and try again, or create an account with a password.`,
    );
  return email;
}

function refusal(code: string, detail: string): Problem {
  return new Problem(403, code, detail);
}
