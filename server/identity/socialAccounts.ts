import { ROLE } from '#domain/roles.ts';
import type { SignUpRole } from '#domain/signUpRoles.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { forgetCodes } from '#server/identity/codeQueries.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { type Account, insertAccount, markVerified } from '#server/identity/queries.ts';
import type { SocialProfile } from '#server/identity/socialProfile.ts';
import {
  findAccountByIdentity,
  hasIdentityAt,
  holdAccountByEmail,
  insertIdentity,
  takeOverAccount,
  takeTurn,
} from '#server/identity/socialQueries.ts';

/** known: came before. linked: an account with a password has this way in as well. takenOver: nobody's account is theirs. */
export type SocialOutcome = 'known' | 'new' | 'linked' | 'takenOver';

/**
 * The account of a person whom the provider vouches for, made or linked when this is the first time.
 * @param name what people know the provider by
 * @throws Problem 403 social_email_missing, social_email_not_verified, social_admin, social_linked_to_another
 */
export function accountOf(
  { db }: Database,
  profile: SocialProfile,
  asked: { readonly role: SignUpRole; readonly name: string; readonly at: Date },
): Promise<{ readonly account: Account; readonly outcome: SocialOutcome }> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, profile);
    const known = await findAccountByIdentity(trx, profile);
    if (known) return { account: known, outcome: 'known' };
    const found = await accountOfAddress(trx, provenEmail(profile, asked.name), profile, asked);
    const { issuer, subject } = profile;
    await insertIdentity(trx, { issuer, subject, userGuid: found.account.user_guid, at: asked.at });
    return found;
  });
}

async function accountOfAddress(
  trx: Db,
  email: string,
  profile: SocialProfile,
  { role, name, at }: { readonly role: SignUpRole; readonly name: string; readonly at: Date },
): Promise<{ account: Account; outcome: SocialOutcome }> {
  const account = {
    first_name: profile.firstName,
    last_name: profile.lastName,
    password_hash: null,
    role,
    company_guid: null,
  };
  const made = await insertAccount(trx, { ...account, email, created_at: at });
  if (made) {
    await markVerified(trx, made.user_guid, at);
    return { account: made, outcome: 'new' };
  }
  const there = await holdAccountByEmail(trx, email);
  if (!there) throw new Error('The account was deleted in this moment.');
  // Whoever signed up with the address never proved that it is theirs: their password, codes and names go (decision 28).
  if (!there.verified_at) {
    await forgetCodes(trx, there.user_guid);
    await revokeFamilies(trx, there.user_guid, at, null);
    const taken = await takeOverAccount(trx, there.user_guid, { ...account, verified_at: at });
    return { account: taken, outcome: 'takenOver' };
  }
  // An admin may act as others, so no other provider may decide who is one.
  if (there.role === ROLE.admin)
    throw refusal('social_admin', 'This account signs in with its email and password only.');
  // An address can be given to somebody new at the provider, who then is another person there.
  if (await hasIdentityAt(trx, there.user_guid, profile.issuer))
    throw refusal(
      'social_linked_to_another',
      `The account with your email address belongs to another sign-in at ${name}. Sign in with your password, or reset it.`,
    );
  return { account: there, outcome: 'linked' };
}

function provenEmail({ email, isEmailVerified }: SocialProfile, name: string): string {
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
