import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { insightsRefreshMachine } from '#machines/insightsRefresh/insightsRefresh.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
import { session } from '#src/session/session.ts';
import { subscribeView, tellView } from '#src/session/view.ts';

/** The machine with its real actors, passed in by src/api, which depends on this folder. */
type Machine = typeof insightsRefreshMachine;

function start(machine: Machine, userGuid: string) {
  return { userGuid, actor: createActor(machine, { input: { userGuid } }).start() };
}

/** The only insights keeper of this tab; null until the profile changes in this session. */
let current: ReturnType<typeof start> | null = null;
/** How many updates an administrator's view was told of. */
let told = 0;

/** Stops the running update: without a session, none of its calls can succeed. */
function clear(): void {
  current?.actor.stop();
  current = null;
}

function follow(): void {
  if (current !== null && !isSignedIn(current.userGuid)) clear();
}
session.subscribe(follow);
subscribeView(follow);

/**
 * Updates the insights after the profile changed. Never rejects, because the change is saved
 * either way.
 * @returns when the update is done, has failed, or the session has ended
 */
export async function keepInsights(machine: Machine, userGuid: string): Promise<void> {
  if (current?.userGuid !== userGuid) {
    clear();
    current = start(machine, userGuid);
  }
  const { actor } = current;
  actor.send({ type: 'profile.changed' });
  const done = (snapshot: SnapshotFrom<Machine>) => snapshot.matches('idle');
  // An administrator's view is not left before, because the calls need it.
  const change = `insights ${(told += 1)}`;
  tellView({ type: 'change.began', change });
  // Rejects only if the session ends first.
  await waitFor(actor, done).catch(() => undefined);
  tellView({ type: 'change.ended', change });
}
