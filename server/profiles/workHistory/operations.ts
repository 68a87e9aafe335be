import type { components, operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { listWorkHistory } from '#server/profiles/queries.ts';
import { userWorkHistoryRecord } from '#server/profiles/records.ts';
import type { Target } from '#server/profiles/sections/queries.ts';
import {
  addEntry,
  entryProblem,
  removeEntry,
  type Section,
  targetOf,
} from '#server/profiles/sections/section.ts';
import { changeJob, insertJob } from '#server/profiles/workHistory/queries.ts';
import { workFacts } from '#server/profiles/workHistory/workFacts.ts';
import type { Services } from '#server/services.ts';

type WorkHistoryOperations = Pick<
  operations,
  | 'listOwnWorkHistory'
  | 'createUserWorkHistory'
  | 'updateUserWorkHistory'
  | 'updateUserWorkHistoryById'
  | 'deleteUserWorkHistory'
>;

const section: Section = {
  table: 'user_work_history',
  maxEntries: 200,
  fullMessage:
    'Your work history has 200 jobs, which is the most it can hold. Delete one, then add this one.',
  notFound: {
    code: 'no_work_history',
    detail: 'This job is no longer in your work history. Load the page again to see your jobs.',
  },
  deleted: 'Work history deleted successfully',
};

/** Work history, one job at a time. */
export function workHistoryOperations(services: Services): Handlers<WorkHistoryOperations> {
  const { now } = services;
  const { db } = services.database;
  const change = async (target: Target, body: components['schemas']['UserWorkHistoryChange']) => {
    const saved = await changeJob(db, target, workFacts(body, 'update', now()));
    if (!saved) throw await entryProblem(db, section, target);
    return userWorkHistoryRecord(saved);
  };
  return {
    listOwnWorkHistory: async ({ caller }) =>
      (await listWorkHistory(db, caller.userGuid)).map(userWorkHistoryRecord),
    createUserWorkHistory: async (input) => {
      const { userGuid } = input.caller;
      const facts = workFacts(input.body, 'add', now());
      const added = await addEntry(services, section, input, {
        facts,
        list: (trx) => listWorkHistory(trx, userGuid),
        insert: (trx) => insertJob(trx, userGuid, facts),
        change: (trx, target) => changeJob(trx, target, facts),
      });
      return userWorkHistoryRecord(added);
    },
    updateUserWorkHistory: async (input) => change(targetOf(input, input.query.id), input.body),
    updateUserWorkHistoryById: async (input) => change(targetOf(input, input.path.id), input.body),
    deleteUserWorkHistory: async (input) =>
      removeEntry(db, section, targetOf(input, input.path.id)),
  };
}
