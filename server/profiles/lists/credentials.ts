import { credentialYearProblems } from '#domain/credentials.ts';
import type { components, operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { etagOf } from '#server/http/etag.ts';
import { listCredentials, type UserCredentialRow } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';
import { refuseWrongFields } from './fieldDetails.ts';
import { listOperations } from './list.ts';

type Schemas = components['schemas'];
type CredentialOperations = Pick<
  operations,
  | 'listOwnCredentials'
  | 'getUserCredentials'
  | 'createUserCredential'
  | 'updateUserCredential'
  | 'deleteUserCredential'
>;

/** Licences, certificates and the like, one entry at a time. */
export function credentialOperations(services: Services): Handlers<CredentialOperations> {
  const credentials = listOperations(services, {
    table: 'user_credential',
    isOrdered: true,
    maxEntries: 100,
    fullMessage:
      'Your profile has 100 credentials, which is the most it can hold. Delete one, then add this one.',
    notFound: {
      code: 'no_credential',
      detail:
        'This credential is no longer in your profile. Load the page again to see your credentials.',
    },
    deleted: 'Credential deleted successfully',
    list: listCredentials,
    factsOf: (change: Schemas['UserCredentialChange'], _mode, today) => {
      const { CredentialName, CredentialYear } = change;
      // 0 means no year.
      const year = CredentialYear === 0 ? '' : String(CredentialYear);
      refuseWrongFields(credentialYearProblems(year, today), today);
      return { credential_name: CredentialName.trim(), credential_year: CredentialYear };
    },
    recordOf: credentialRecord,
  });
  return {
    listOwnCredentials: async ({ caller }) => credentials.listOf(caller.userGuid),
    getUserCredentials: async ({ path }) => credentials.listOf(path.id),
    createUserCredential: credentials.add,
    updateUserCredential: async (input) => credentials.change(input, input.query.id),
    deleteUserCredential: async (input) => credentials.remove(input, input.path.id),
  };
}

export function credentialRecord(row: UserCredentialRow): Schemas['UserCredential'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    CredentialName: row.credential_name,
    CredentialYear: row.credential_year,
    _etag: etagOf(row.version),
  };
}
