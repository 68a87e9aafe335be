import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { everyone, owner, type Policies } from '#server/http/policy.ts';
import { passwordOperations } from '#server/identity/passwordOperations.ts';
import { sessionOperations } from '#server/identity/session.ts';
import { signUpOperation } from '#server/identity/signUp.ts';
import { socialOperations } from '#server/identity/socialOperations.ts';
import { verificationOperations } from '#server/identity/verification.ts';
import type { Services } from '#server/services.ts';

export { identityLimits } from '#server/identity/limits.ts';

type IdentityOperations = Pick<
  UserOperations,
  | 'signUp'
  | 'signIn'
  | 'startSocialSignIn'
  | 'socialSignUp'
  | 'signOut'
  | 'refreshToken'
  | 'verifyOTP'
  | 'verifyAccount'
  | 'sendVerificationLink'
  | 'resetPassword'
  | 'confirmNewPassword'
  | 'changePassword'
>;

export const identityPolicies = {
  signUp: everyone,
  signIn: everyone,
  startSocialSignIn: everyone,
  socialSignUp: everyone,
  signOut: everyone,
  refreshToken: everyone,
  verifyOTP: everyone,
  verifyAccount: everyone,
  sendVerificationLink: everyone,
  resetPassword: everyone,
  confirmNewPassword: everyone,
  changePassword: owner('path.id'),
} satisfies Policies<IdentityOperations>;

/** Accounts, verification, sign-in and passwords. */
export function identityOperations(services: Services): Handlers<IdentityOperations> {
  return {
    signUp: signUpOperation(services),
    ...sessionOperations(services),
    ...socialOperations(services),
    ...verificationOperations(services),
    ...passwordOperations(services),
  };
}
