import { endOfJob, workHistoryProblems } from '#domain/workHistory.ts';
import type { components, operations } from '#openapi/user.ts';
import type { UserWorkHistoryTable } from '#server/database/tables/profile.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { listWorkHistory } from '#server/profiles/queries.ts';
import { userWorkHistoryRecord } from '#server/profiles/records.ts';
import type { Services } from '#server/services.ts';
import { refuseWrongFields } from './fieldDetails.ts';
import { listOperations } from './list.ts';

type WorkHistoryOperations = Pick<
  operations,
  | 'listOwnWorkHistory'
  | 'getUserWorkHistory'
  | 'createUserWorkHistory'
  | 'updateUserWorkHistory'
  | 'updateUserWorkHistoryById'
  | 'deleteUserWorkHistory'
>;

export type WorkFacts = Omit<UserWorkHistoryTable, 'id' | 'user_guid' | 'version'>;

/** Work history, one job at a time. */
export function workHistoryOperations(services: Services): Handlers<WorkHistoryOperations> {
  const jobs = listOperations(services, {
    table: 'user_work_history',
    maxEntries: 200,
    fullMessage:
      'Your work history has 200 jobs, which is the most it can hold. Delete one, then add this one.',
    notFound: {
      code: 'no_work_history',
      detail: 'This job is no longer in your work history. Load the page again to see your jobs.',
    },
    deleted: 'Work history deleted successfully',
    list: listWorkHistory,
    factsOf: workFacts,
    recordOf: userWorkHistoryRecord,
  });
  return {
    listOwnWorkHistory: async ({ caller }) => jobs.listOf(caller.userGuid),
    getUserWorkHistory: async ({ path }) => jobs.listOf(path.id),
    createUserWorkHistory: jobs.add,
    updateUserWorkHistory: async (input) => jobs.change(input, input.query.id),
    updateUserWorkHistoryById: async (input) => jobs.change(input, input.path.id),
    deleteUserWorkHistory: async (input) => jobs.remove(input, input.path.id),
  };
}

/**
 * A current job has no end (section 4), and a change needs the responsibilities (section 5). The
 * contract checks that the dates exist.
 */
function workFacts(
  change: components['schemas']['UserWorkHistoryChange'],
  mode: 'add' | 'update',
  today: Date,
): WorkFacts {
  const responsibilities = change.Responsibilities?.trim() ?? '';
  const { EndDate, Present } = endOfJob(change);
  const form = { ...change, Responsibilities: responsibilities, EndDate: EndDate ?? '' };
  refuseWrongFields(workHistoryProblems(form, mode, today), today);
  return {
    employer_name: change.EmployerName.trim(),
    job_title: change.JobTitle.trim(),
    responsibilities: responsibilities || null,
    start_date: change.StartDate,
    end_date: EndDate,
    present: Present,
  };
}
