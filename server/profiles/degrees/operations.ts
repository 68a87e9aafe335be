import { DEGREE_LEVELS } from '#domain/degrees.ts';
import type { components, operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { degreeFacts } from '#server/profiles/degrees/degreeFacts.ts';
import { changeDegree, insertDegree } from '#server/profiles/degrees/queries.ts';
import { listDegrees } from '#server/profiles/queries.ts';
import { userDegreeRecord } from '#server/profiles/records.ts';
import type { Target } from '#server/profiles/sections/queries.ts';
import {
  addEntry,
  entryProblem,
  removeEntry,
  type Section,
  targetOf,
} from '#server/profiles/sections/section.ts';
import type { Services } from '#server/services.ts';

type DegreeOperations = Pick<
  operations,
  | 'listOwnDegrees'
  | 'createUserDegree'
  | 'updateUserDegree'
  | 'updateUserDegreeById'
  | 'deleteUserDegree'
  | 'listDegreeLevels'
>;

const section: Section = {
  table: 'user_degree',
  maxEntries: 100,
  fullMessage:
    'Your profile has 100 entries of education, which is the most it can hold. Delete one, then add this one.',
  notFound: {
    code: 'no_degree',
    detail:
      'This education is no longer in your profile. Load the page again to see your education.',
  },
  deleted: 'Education deleted successfully',
};

/** Education, one entry at a time. */
export function degreeOperations(services: Services): Handlers<DegreeOperations> {
  const { now } = services;
  const { db } = services.database;
  const change = async (target: Target, body: components['schemas']['UserDegreeChange']) => {
    const saved = await changeDegree(db, target, degreeFacts(body, now()));
    if (!saved) throw await entryProblem(db, section, target);
    return userDegreeRecord(saved);
  };
  return {
    listOwnDegrees: async ({ caller }) =>
      (await listDegrees(db, caller.userGuid)).map(userDegreeRecord),
    createUserDegree: async (input) => {
      const { userGuid } = input.caller;
      const facts = degreeFacts(input.body, now());
      const added = await addEntry(services, section, input, {
        facts,
        list: (trx) => listDegrees(trx, userGuid),
        insert: (trx) => insertDegree(trx, userGuid, facts),
        change: (trx, target) => changeDegree(trx, target, facts),
      });
      return userDegreeRecord(added);
    },
    updateUserDegree: async (input) => change(targetOf(input, input.query.id), input.body),
    updateUserDegreeById: async (input) => change(targetOf(input, input.path.id), input.body),
    deleteUserDegree: async (input) => removeEntry(db, section, targetOf(input, input.path.id)),
    listDegreeLevels: async () => DEGREE_LEVELS.map((level) => ({ ...level })),
  };
}
