import { DEGREE_LEVELS, degreeStatus, degreeYearProblems } from '#domain/degrees.ts';
import type { components, operations } from '#openapi/user.ts';
import type { UserDegreeTable } from '#server/database/tables/profile.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { listDegrees } from '#server/profiles/queries.ts';
import { userDegreeRecord } from '#server/profiles/records.ts';
import type { Services } from '#server/services.ts';
import { refuseWrongFields } from './fieldDetails.ts';
import { listOperations } from './list.ts';

type DegreeOperations = Pick<
  operations,
  | 'listOwnDegrees'
  | 'getUserDegrees'
  | 'createUserDegree'
  | 'updateUserDegree'
  | 'updateUserDegreeById'
  | 'deleteUserDegree'
  | 'listDegreeLevels'
>;

export type DegreeFacts = Omit<UserDegreeTable, 'id' | 'user_guid' | 'version'>;

/** Education, one entry at a time. */
export function degreeOperations(services: Services): Handlers<DegreeOperations> {
  const degrees = listOperations(services, {
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
    list: listDegrees,
    factsOf: degreeFacts,
    recordOf: userDegreeRecord,
  });
  return {
    listOwnDegrees: async ({ caller }) => degrees.listOf(caller.userGuid),
    getUserDegrees: async ({ path }) => degrees.listOf(path.id),
    createUserDegree: degrees.add,
    updateUserDegree: async (input) => degrees.change(input, input.query.id),
    updateUserDegreeById: async (input) => degrees.change(input, input.path.id),
    deleteUserDegree: async (input) => degrees.remove(input, input.path.id),
    listDegreeLevels: async () => DEGREE_LEVELS.map((level) => ({ ...level })),
  };
}

/**
 * The server derives the status (section 4). The contract checks that school, major and level are
 * present.
 */
function degreeFacts(
  change: components['schemas']['UserDegreeChange'],
  _mode: 'add' | 'update',
  today: Date,
): DegreeFacts {
  const { Status, YearCompleted } = degreeStatus(change);
  const { StartYear, Present } = change;
  const years = {
    StartYear: StartYear === null ? '' : String(StartYear),
    YearCompleted: YearCompleted > 0 ? String(YearCompleted) : '',
    Present,
  };
  refuseWrongFields(degreeYearProblems(years, today), today);
  return {
    degree_name: change.DegreeName.trim(),
    school_name: change.SchoolName.trim(),
    degree_level_id: change.DegreeLevelId,
    start_year: StartYear,
    year_completed: YearCompleted,
    present: Present,
    status: Status,
  };
}
