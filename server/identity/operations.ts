import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { atLeast } from '#server/identity/evenTime.ts';
import { passkeyOperations } from '#server/identity/passkeyOperations.ts';
import { passkeySignInOperations } from '#server/identity/passkeySignIn.ts';
import { passwordOperations } from '#server/identity/passwordOperations.ts';
import { sessionOperations } from '#server/identity/sessionOperations.ts';
import { sessionListOperations } from '#server/identity/sessionListOperations.ts';
import { signUpOperation } from '#server/identity/signUp.ts';
import { socialOperations } from '#server/identity/socialOperations.ts';
import { verificationOperations } from '#server/identity/verification.ts';
import type { Services } from '#server/services.ts';

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
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'startAddingPasskey'
  | 'addPasskey'
  | 'listPasskeys'
  | 'renamePasskey'
  | 'deletePasskey'
>;

/** Ten times what the calls take that must not tell whether an address has an account. */
const evenMs = 30;
/** The same for one that hashes a password. */
const evenHashMs = 150;

/** Accounts, verification, sign-in and passwords. */
export function identityOperations(services: Services): Handlers<IdentityOperations> {
  const verification = verificationOperations(services);
  const passwords = passwordOperations(services);
  return {
    signUp: signUpOperation(services),
    ...sessionOperations(services),
    ...sessionListOperations(services),
    ...socialOperations(services),
    ...passkeyOperations(services),
    ...passkeySignInOperations(services),
    ...verification,
    ...passwords,
    verifyOTP: atLeast(evenMs, verification.verifyOTP),
    sendVerificationLink: atLeast(evenMs, verification.sendVerificationLink),
    resetPassword: atLeast(evenMs, passwords.resetPassword),
    confirmNewPassword: atLeast(evenHashMs, passwords.confirmNewPassword),
  };
}
