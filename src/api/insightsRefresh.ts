import { createActor, fromPromise, waitFor } from 'xstate';
import { profileData, profileWishes } from '#domain/profileData.ts';
import { insightsRefreshMachine } from '#machines/insightsRefresh.ts';
import { computeInsights, updateInsights } from '#src/api/actors/insights.ts';
import { logFailure } from '#src/api/logFailure.ts';
import {
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { readNow } from '#src/api/query/read.ts';

const machine = insightsRefreshMachine.provide({
  actors: {
    loadSource: fromPromise(async ({ input: { userGuid } }) => {
      const [user, profile, workHistory, degrees, skills] = await Promise.all([
        readNow(userRecord(userGuid)),
        readNow(profileRecord(userGuid)),
        readNow(workHistoryOf(userGuid)),
        readNow(degreesOf(userGuid)),
        readNow(skillsOf(userGuid)),
      ]);
      const saved = { user, profile, workHistory, degrees, skills };
      return { candidate: profileData(saved), wishes: profileWishes(saved) };
    }),
    computeInsights: fromPromise(({ input }) => computeInsights(input)),
    // No ranking is asked for before this is done, so none has to be forgotten.
    saveInsights: fromPromise(({ input }) => updateInsights(input)),
  },
  actions: {
    // Section 8: "a failed candidate insight is retried once, then only logged".
    logFailure: (_, { error }) => logFailure('The insights were not updated', error),
  },
});

function start(userGuid: string) {
  return { userGuid, actor: createActor(machine, { input: { userGuid } }).start() };
}
let current: ReturnType<typeof start> | null = null;

/**
 * Brings the insights up to the profile, after a change of it. Never fails: the change is saved
 * whatever becomes of this.
 * @returns when there is nothing more to do
 */
export async function refreshInsights(userGuid: string): Promise<void> {
  if (current?.userGuid !== userGuid) current = start(userGuid);
  const { actor } = current;
  actor.send({ type: 'profile.changed' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
}
