import type { components, operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { etagOf } from '#server/http/etag.ts';
import {
  changeCredential,
  type CredentialFacts,
  insertCredential,
  listCredentials,
  type UserCredentialRow,
} from '#server/profiles/credentials/queries.ts';
import { wrongFields } from '#server/profiles/problems.ts';
import {
  addEntry,
  entryProblem,
  removeEntry,
  type Section,
  targetOf,
} from '#server/profiles/sections/section.ts';
import { yearProblems } from '#server/profiles/sections/years.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
type CredentialOperations = Pick<
  operations,
  | 'listOwnCredentials'
  | 'getUserCredentials'
  | 'createUserCredential'
  | 'updateUserCredential'
  | 'deleteUserCredential'
>;

const section: Section = {
  table: 'user_credential',
  maxEntries: 100,
  fullMessage:
    'Your profile has 100 credentials, which is the most it can hold. Delete one, then add this one.',
  notFound: {
    code: 'no_credential',
    detail:
      'This credential is no longer in your profile. Load the page again to see your credentials.',
  },
  deleted: 'Credential deleted successfully',
};

/** Licences, certificates and the like, one entry at a time. */
export function credentialOperations(services: Services): Handlers<CredentialOperations> {
  const { now } = services;
  const { db } = services.database;
  return {
    listOwnCredentials: async ({ caller }) =>
      (await listCredentials(db, caller.userGuid)).map(credentialRecord),
    getUserCredentials: async ({ path }) =>
      (await listCredentials(db, path.id)).map(credentialRecord),
    createUserCredential: async (input) => {
      const { userGuid } = input.caller;
      const facts = credentialFacts(input.body, now());
      const added = await addEntry(services, section, input, {
        facts,
        list: (trx) => listCredentials(trx, userGuid),
        insert: (trx) => insertCredential(trx, userGuid, facts),
        change: (trx, target) => changeCredential(trx, target, facts),
      });
      return credentialRecord(added);
    },
    updateUserCredential: async (input) => {
      const target = targetOf(input, input.query.id);
      const saved = await changeCredential(db, target, credentialFacts(input.body, now()));
      if (!saved) throw await entryProblem(db, section, target);
      return credentialRecord(saved);
    },
    deleteUserCredential: async (input) => removeEntry(db, section, targetOf(input, input.path.id)),
  };
}

/** @throws Problem 400 wrong_fields for an impossible year; 0 means no year */
function credentialFacts(change: Schemas['UserCredentialChange'], today: Date): CredentialFacts {
  const year = change.CredentialYear;
  const errors = year === 0 ? [] : yearProblems('/CredentialYear', year, today);
  if (errors.length > 0) throw wrongFields(errors);
  return { credential_name: change.CredentialName.trim(), credential_year: year };
}

function credentialRecord(row: UserCredentialRow): Schemas['UserCredential'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    CredentialName: row.credential_name,
    CredentialYear: row.credential_year,
    _etag: etagOf(row.version),
  };
}
