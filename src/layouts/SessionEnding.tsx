import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Actor, createActor } from 'xstate';
import { endOf } from '#machines/session/session.ts';
import { sessionEndingMachine, warningOf } from '#machines/sessionEnding/sessionEnding.ts';
import { SuccessMessage } from '#src/layouts/SuccessMessage.tsx';
import { loadTexts } from '#src/i18n/setup.ts';
import { listenForActivity } from '#src/session/activity.ts';
// Loaded with the first signed-in page: sends drafts from the tab to the server.
import '#src/session/draftKeeper.ts';
import { session } from '#src/session/session.ts';
import { hearSiblings, isAlone, tellSiblings } from '#src/session/siblings.ts';
import { lateFailures } from '#src/tab/lateFailures.ts';
import { readActiveAt, writeActiveAt } from '#src/tab/storage.ts';
import { useOwnUser, useSession } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';

/**
 * The dialogs are loaded so long after the page, or at once when there is something to show: a
 * session also ends without a network, when nothing can be loaded. A failure must not remove the
 * page, so this is not React's lazy; it is retried.
 */
export const FETCHED_AFTER_MS = 3000;
const FETCHED_AGAIN_MS = 10_000;

async function fetchWhatTheEndNeeds() {
  const [dialogs] = await Promise.all([
    import('#src/layouts/SessionDialogs.tsx'),
    import('#src/pages/public/LoginPage.tsx'),
    loadTexts('auth', 'session'),
  ]);
  return dialogs.default;
}

type Dialogs = Awaited<ReturnType<typeof fetchWhatTheEndNeeds>>;
type Watch = Actor<typeof sessionEndingMachine>;

/**
 * Watches for the end of a signed-in session, warns, and ends it (machines/sessionEnding/sessionEnding.ts).
 * What was done is shown here too: for who is signed in, on every page.
 */
export default function SessionEnding(): ReactNode {
  const { UserGuid } = useOwnUser();
  const watch = useRef<Watch | null>(null);
  const [warning, setWarning] = useState<ReturnType<typeof warningOf>>(null);
  const [SessionDialogs, setDialogs] = useState<Dialogs | null>(null);
  const isLate = useSyncExternalStore(lateFailures.subscribe, () => lateFailures.get().length > 0);
  const isHeld = useSession(({ context }) => context.isSignOutHeld);
  const isWanted = warning !== null || isLate || isHeld;
  useEffect(() => {
    let timer = setTimeout(fetchThem, isWanted ? 0 : FETCHED_AFTER_MS);
    function fetchThem() {
      // A file that did not come never comes to this page any more (Chromium), and takes with it
      // every page that shares it: nothing is fetched for later without a network.
      if (!navigator.onLine) {
        timer = setTimeout(fetchThem, FETCHED_AGAIN_MS);
        return;
      }
      fetchWhatTheEndNeeds().then(
        (fetched) => setDialogs(() => fetched),
        () => {
          timer = setTimeout(fetchThem, FETCHED_AGAIN_MS);
        },
      );
    }
    return () => clearTimeout(timer);
  }, [isWanted]);
  useEffect(() => {
    const { sessionIdleMinutes } = settings;
    let endsAt = endOf(session.getSnapshot()) ?? 0;
    const actor = createActor(sessionEndingMachine, {
      input: {
        idleMs: sessionIdleMinutes === 0 ? null : sessionIdleMinutes * 60_000,
        endsAt,
        activeAt: readActiveAt(),
        isAlone: isAlone(),
      },
    });
    watch.current = actor;
    actor.on('time.ended', ({ reason }) => session.send({ type: 'time.ended', reason }));
    actor.on('siblings.asked', () => tellSiblings({ type: 'activity.asked', userGuid: UserGuid }));
    actor.on('activity.told', ({ at, knownEnd }) =>
      tellSiblings({ type: 'activity.shared', userGuid: UserGuid, at, knownEnd }),
    );
    const stopHearing = hearSiblings((message) => {
      const isActivity = message.type === 'activity.asked' || message.type === 'activity.shared';
      if (isActivity && message.userGuid === UserGuid) actor.send(message);
    });
    actor.subscribe((snapshot) => {
      setWarning(warningOf(snapshot));
      if (snapshot.status === 'active') writeActiveAt(snapshot.context.activeAt);
    });
    actor.start();
    const renewals = session.subscribe((snapshot) => {
      const next = endOf(snapshot);
      if (next === null || next === endsAt) return;
      endsAt = next;
      actor.send({ type: 'tokens.changed', endsAt });
    });
    const stopListening = listenForActivity(() => actor.send({ type: 'activity.seen' }));
    return () => {
      stopListening();
      stopHearing();
      renewals.unsubscribe();
      actor.stop();
    };
  }, [UserGuid]);
  return (
    <>
      <SuccessMessage />
      {SessionDialogs === null ? null : (
        <SessionDialogs warning={warning} answer={(event) => watch.current?.send(event)} />
      )}
    </>
  );
}
