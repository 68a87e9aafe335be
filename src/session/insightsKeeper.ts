import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { insightsRefreshMachine } from '#machines/insightsRefresh.ts';
import { sessionOf } from '#machines/session.ts';
import { session } from '#src/session/session.ts';

/** The machine with its real actors, given by src/api, which stands on this folder. */
type Machine = typeof insightsRefreshMachine;

function start(machine: Machine, userGuid: string) {
  return { userGuid, actor: createActor(machine, { input: { userGuid } }).start() };
}

/** The one keeper of this tab's insights; null while nothing of this session has changed. */
let current: ReturnType<typeof start> | null = null;

/** Ends what is being worked on: without its session no call of it can succeed. */
function clear(): void {
  current?.actor.stop();
  current = null;
}

session.subscribe((snapshot) => {
  if (current !== null && sessionOf(snapshot)?.userDetails.UserGuid !== current.userGuid) clear();
});

/**
 * Brings the insights up to the profile, after a change of it. Never fails: the change is saved
 * whatever becomes of this.
 * @returns when there is nothing more to do, or the session is over
 */
export async function keepInsights(machine: Machine, userGuid: string): Promise<void> {
  if (current?.userGuid !== userGuid) {
    clear();
    current = start(machine, userGuid);
  }
  const { actor } = current;
  actor.send({ type: 'profile.changed' });
  const done = (snapshot: SnapshotFrom<Machine>) => snapshot.matches('idle');
  // Rejects only when the session ends first.
  await waitFor(actor, done).catch(() => undefined);
}
