import type { components, operations } from '#openapi/user.ts';
import { changedLastName, lacksLastName } from '#domain/oneName.ts';
import { hasAnswered } from '#server/disclosure/companyRelations.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { fixedFields, noLastName, noUser } from '#server/profiles/problems.ts';
import {
  changePerson,
  changeUserProfile,
  findUser,
  findUserProfile,
  insertUserProfile,
  lockPerson,
  renameAccount,
} from '#server/profiles/queries.ts';
import { sharedProfile, sharedUser } from '#server/profiles/sharedUser.ts';
import {
  answersIn,
  personChange,
  userProfileChange,
  userProfileRecord,
  userRecord,
} from '#server/profiles/records.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];

type ProfileOperations = Pick<
  operations,
  'getUser' | 'updateUser' | 'getUserProfile' | 'createUserProfile' | 'updateUserProfile'
>;

const FIXED = ['UserGuid', 'Email', 'Role'] as const;

/** The fixed fields that the change would alter. */
function changedFixedFields(user: Schemas['User'], change: Schemas['UserUpdate']): string[] {
  const isOther = (field: (typeof FIXED)[number]) =>
    change[field] !== undefined && plain(change[field]) !== plain(user[field] ?? '');
  return FIXED.filter(isOther);
}

/** Nobody who changes something else has to name themselves first. */
const isNameChanged = ({ LastName, hasOneName }: Schemas['UserUpdate']) =>
  LastName !== undefined || hasOneName !== undefined;

const plain = (value: string | number) => String(value).toLowerCase();

const noProfile = () =>
  new Problem(
    404,
    'no_profile',
    'No profile is saved yet. Fill in your basic details to create one.',
  );

/** The person with their preferences and answers, and the profile around their lists. */
export function profileOperations({ database, now }: Services): Handlers<ProfileOperations> {
  const { db } = database;
  return {
    getUser: async ({ path, access }) => {
      const user = await findUser(db, path.id);
      if (!user) throw noUser();
      const isEmailOpen = await hasAnswered(db, access, now());
      return sharedUser(userRecord(user), access, isEmailOpen);
    },
    updateUser: async ({ path, body, ifMatch }) =>
      db.transaction().execute(async (trx) => {
        await lockPerson(trx, path.guid);
        const before = await findUser(trx, path.guid);
        if (!before) throw noUser();
        const expected = expectedVersion(ifMatch);
        if (expected !== null && expected !== before.version) throw changedMeanwhile();
        const others = changedFixedFields(userRecord(before), body);
        if (others.length > 0) throw fixedFields(others);
        const last = changedLastName(
          { lastName: before.last_name, hasOneName: before.has_one_name },
          { lastName: body.LastName, hasOneName: body.hasOneName },
        );
        if (isNameChanged(body) && lacksLastName(last)) throw noLastName();
        await renameAccount(trx, path.guid, {
          first_name: body.FirstName?.trim(),
          last_name: last.lastName,
          has_one_name: last.hasOneName,
        });
        await changePerson(trx, path.guid, personChange(body), answersIn(body));
        const after = await findUser(trx, path.guid);
        if (!after) throw noUser();
        return { ...userRecord(after), message: 'Updated profile successfully' };
      }),
    getUserProfile: async ({ path, access }) => {
      const profile = await findUserProfile(db, path.id);
      return profile ? sharedProfile(userProfileRecord(profile), access) : null;
    },
    createUserProfile: async ({ body, caller }) => {
      const profile = await insertUserProfile(db, caller.userGuid, userProfileChange(body));
      if (!profile)
        throw new Problem(
          409,
          'already_there',
          'A profile is already saved. Load it, then save your change to it.',
        );
      return userProfileRecord(profile);
    },
    updateUserProfile: async ({ path, body, caller, ifMatch }) => {
      const { userGuid } = caller;
      const target = { userGuid, profileId: path.ProfileId, version: expectedVersion(ifMatch) };
      const profile = await changeUserProfile(db, target, userProfileChange(body));
      if (profile) return userProfileRecord(profile);
      const own = await findUserProfile(db, userGuid);
      throw own?.profile_id === path.ProfileId.toLowerCase() ? changedMeanwhile() : noProfile();
    },
  };
}
