import type { components, operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { deviceWords } from '#server/identity/deviceWords.ts';
import { findFamily } from '#server/identity/familyQueries.ts';
import { refuseUnlessFresh } from '#server/identity/freshSignIn.ts';
import { mailLinks } from '#server/identity/links.ts';
import {
  algorithms,
  checkAnswer,
  faultTexts,
  handleOf,
  newChallenge,
  siteOf,
} from '#server/identity/passkeyChecks.ts';
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  type PasskeyRow,
  setPasskeyName,
} from '#server/identity/passkeyQueries.ts';
import { type Account, findAccount, lockAccount } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { passkeyAddedMail } from '#server/mail/messages/passkeyAdded.ts';
import type { Services } from '#server/services.ts';

type PasskeyOperations = Pick<
  UserOperations,
  'startAddingPasskey' | 'addPasskey' | 'listPasskeys' | 'renamePasskey' | 'deletePasskey'
>;

/** More than anybody has devices. */
const mostPasskeys = 20;

/** The passkeys of the caller. */
export function passkeyOperations(services: Services): Handlers<PasskeyOperations> {
  const { config, now, mailer } = services;
  const { db } = services.database;
  const { origin, rpId } = siteOf(config);
  return {
    startAddingPasskey: async ({ body, caller }) => {
      const at = now();
      const account = await findAccount(db, caller.userGuid);
      const family = await findFamily(db, caller.family);
      if (!account || !family) throw noAccount();
      await refuseUnlessFresh(account, family.created_at, {
        password: body.password,
        next: 'add the passkey',
        at,
      });
      const known = await findPasskeys(db, account.user_guid);
      if (known.length >= mostPasskeys) throw tooMany();
      return {
        challenge: await newChallenge(db, account.user_guid, at),
        rpId,
        rpName: 'Our Ability',
        userHandle: handleOf(account.user_guid),
        userName: account.email,
        displayName: `${account.first_name} ${account.last_name}`.trim(),
        algorithms: [...algorithms],
        known: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      };
    },

    addPasskey: async ({ body, caller, request }) => {
      const at = now();
      const { id, clientDataJSON, attestationObject, transports } = body;
      const { userGuid } = caller;
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const answer = await checkAnswer(db, {
        clientDataJSON,
        userGuid,
        at,
        check: async (expectedChallenge) => {
          const { registrationInfo } = await verifyRegistrationResponse({
            response: {
              id,
              rawId: id,
              type: 'public-key',
              response: { clientDataJSON, attestationObject },
              clientExtensionResults: {},
            },
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: rpId,
            requireUserVerification: true,
            supportedAlgorithmIDs: [...algorithms],
          });
          return registrationInfo?.credential ?? null;
        },
      });
      if ('fault' in answer) throw new Problem(400, answer.fault, faultTexts[answer.fault]);
      const { browser, system } = deviceWords(request.headers['user-agent']);
      const { publicKey, counter } = answer.found;
      const added = await mailer.withMails(async (trx, queue) => {
        await lockAccount(trx, userGuid);
        const account = await findAccount(trx, userGuid);
        if (!account) throw noAccount();
        if ((await findPasskeys(trx, userGuid)).length >= mostPasskeys) throw tooMany();
        const row = await insertPasskey(trx, {
          user_guid: userGuid,
          credential_id: answer.found.id,
          public_key: publicKey,
          counter,
          transports,
          name: [browser, system].filter((word) => word !== null).join(', ') || 'Passkey',
          created_at: at,
        });
        if (!row) throw known();
        await queue(addedMail(account));
        await noteEvent(trx, 'passkey_added', userGuid, at);
        return row;
      });
      return recordOf(added);
    },

    listPasskeys: async ({ caller }) => (await findPasskeys(db, caller.userGuid)).map(recordOf),

    renamePasskey: async ({ path, body, caller }) => {
      const row = await setPasskeyName(db, caller.userGuid, path.id, body.name.trim());
      if (!row) throw noPasskey();
      return recordOf(row);
    },

    deletePasskey: async ({ path, caller }) => {
      if (!(await deletePasskey(db, caller.userGuid, path.id))) throw noPasskey();
      await noteEvent(db, 'passkey_removed', caller.userGuid, now());
      return { message: 'The passkey is removed. Nobody can sign in with it any more.' };
    },
  };

  function addedMail({ email }: Account) {
    return passkeyAddedMail({ to: email, resetLink: mailLinks(config).reset });
  }
}

const recordOf = (row: PasskeyRow): components['schemas']['Passkey'] => ({
  id: row.guid,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const noAccount = () => new Problem(404, 'no_account', 'There is no such account any more.');
const noPasskey = () => new Problem(404, 'no_passkey', 'This passkey is not there any more.');
const known = () => new Problem(409, 'passkey_known', 'This passkey is there already.');
const tooMany = () =>
  new Problem(
    409,
    'too_many_passkeys',
    `You have ${mostPasskeys} passkeys, and more are not possible. Remove one first.`,
  );
