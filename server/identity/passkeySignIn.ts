import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import {
  checkAnswer,
  faultTexts,
  handleOf,
  newChallenge,
  siteOf,
} from '#server/identity/passkeyChecks.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from '#server/identity/passkeyQueries.ts';
import { findAccount } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { notVerified, signInAnswer } from '#server/identity/signInAnswer.ts';
import type { Services } from '#server/services.ts';

type PasskeySignInOperations = Pick<UserOperations, 'startPasskeySignIn' | 'signInWithPasskey'>;
type Answer = Input<UserOperations['signInWithPasskey']>['body'];

/** Sign in with a key of the person's device, which checks the person itself. */
export function passkeySignInOperations(services: Services): Handlers<PasskeySignInOperations> {
  const { config, now } = services;
  const { db } = services.database;
  const { origin, rpId } = siteOf(config);

  /** How often the device has signed. @returns null for another person's; throws when wrong */
  const counterOf = async (
    passkey: PasskeyRow,
    { id, userHandle, Reopen: _reopen, ...response }: Answer,
    expectedChallenge: string,
  ) => {
    if (userHandle !== handleOf(passkey.user_guid)) return null;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        // The library refuses one that goes backwards: somebody may have copied the key.
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  };

  return {
    startPasskeySignIn: async () => ({ challenge: await newChallenge(db, null, now()), rpId }),

    signInWithPasskey: async ({ body, request, setCookie }) => {
      const at = now();
      const passkey = await findPasskey(db, body.id);
      if (!passkey)
        return {
          error:
            'No account has this passkey. It may have been removed. Sign in in another way, or use another passkey.',
          errorCode: 'passkey_unknown' as const,
        };
      const refused = async (errorCode: keyof typeof faultTexts) => {
        await noteEvent(db, 'sign_in_refused', passkey.user_guid, at);
        return { error: faultTexts[errorCode], errorCode };
      };
      const answer = await checkAnswer(db, {
        clientDataJSON: body.clientDataJSON,
        userGuid: null,
        at,
        check: (challenge) => counterOf(passkey, body, challenge),
      });
      if ('fault' in answer) return refused(answer.fault);
      const account = await findAccount(db, passkey.user_guid);
      if (!account || !(await notePasskeyUse(db, passkey, answer.found, at)))
        return refused('passkey_refused');
      if (!account.verified_at) return notVerified;
      return signInAnswer(services, account, {
        isReopened: body.Reopen === true,
        request,
        setCookie,
      });
    },
  };
}
