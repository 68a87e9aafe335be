import type { operations as DataOperations } from '#openapi/data.ts';
import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { changeUserSoc, findUserSoc, insertUserSoc } from '#server/matching/queries.ts';
import { userSocFacts, userSocRecord } from '#server/matching/userSoc.ts';
import type { Services } from '#server/services.ts';

type InsightOperations = Pick<UserOperations, 'updateCandidateInsights'> & DataOperations;

const noInsights = () =>
  new Problem(404, 'no_insights', 'No insights are saved yet. Save your profile to make them.');

/** The saved insights of a candidate, with where and how they want to work. */
export function insightOperations({ database }: Services): Handlers<InsightOperations> {
  const { db } = database;
  const change = async (
    userGuid: string,
    { body, ifMatch }: Input<DataOperations['updateUserSOC']>,
  ) => {
    const saved = await changeUserSoc(db, userGuid, expectedVersion(ifMatch), userSocFacts(body));
    if (saved) return userSocRecord(saved);
    throw (await findUserSoc(db, userGuid)) ? changedMeanwhile() : noInsights();
  };
  return {
    updateCandidateInsights: async (input) => {
      const { userGuid } = input.caller;
      const made = await insertUserSoc(db, userGuid, userSocFacts(input.body));
      return made ? userSocRecord(made) : change(userGuid, { ...input, path: { userGuid } });
    },
    getUserSOC: async ({ path }) => {
      const saved = await findUserSoc(db, path.userGuid);
      if (!saved) throw noInsights();
      return userSocRecord(saved);
    },
    createUserSOC: async ({ body, caller }) => {
      const saved = await insertUserSoc(db, caller.userGuid, userSocFacts(body));
      if (!saved)
        throw new Problem(
          409,
          'already_there',
          'Insights are already saved. Change those instead.',
        );
      return userSocRecord(saved);
    },
    updateUserSOC: async (input) => change(input.caller.userGuid, input),
  };
}
