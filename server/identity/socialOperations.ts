import type { operations as UserOperations } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import { isSignUpRole } from '#domain/signUpRoles.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { mailLinks } from '#server/identity/links.ts';
import { signInAnswer } from '#server/identity/signInAnswer.ts';
import { findOrCreateAccount } from '#server/identity/socialAccounts.ts';
import { openSocialSignIns } from '#server/identity/socialProvider.ts';
import { socialSignInAddedMail } from '#server/mail/messages/socialSignInAdded.ts';
import type { Services } from '#server/services.ts';

type SocialOperations = Pick<UserOperations, 'startSocialSignIn' | 'socialSignUp'>;

/** Sign in and sign up with another provider (authorization code with PKCE). */
export function socialOperations(services: Services): Handlers<SocialOperations> {
  const { config, now, mailer } = services;
  const signIns = openSocialSignIns(config, now);
  const name = config.socialProvider?.name ?? '';
  return {
    startSocialSignIn: async ({ body }) => ({
      authorizationUrl: (await signIns.authorizationUrl(body)).href,
    }),

    socialSignUp: async ({ body, request, setCookie }) => {
      const { Role: role = ROLE.candidate, code, codeVerifier, nonce, iss } = body;
      if (!isSignUpRole(role)) return {};
      const profile = await signIns.profileOf({ code, codeVerifier, nonce, iss }).catch((err) => {
        // A wrong clock or a wrong provider setting is for the operator of this server to fix.
        if (err instanceof Problem && err.code === 'social_answer_refused')
          request.log.warn({ err: err.cause }, err.code);
        throw err;
      });
      const language = acceptedLanguage(request.headers['accept-language'], services.languages);
      const account = await mailer.withMails(async (trx, queue) => {
        const found = await findOrCreateAccount(trx, profile, {
          role,
          name,
          language,
          at: now(),
        });
        if (found.outcome === 'linked' || found.outcome === 'takenOver')
          await queue(
            socialSignInAddedMail({
              to: found.account.email,
              name,
              resetLink: mailLinks(config).reset,
              isPasswordGone: found.outcome === 'takenOver',
            }),
          );
        return found.account;
      });
      return signInAnswer(services, account, {
        isReopened: body.Reopen === true,
        request,
        setCookie,
      });
    },
  };
}
