import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { isSettled, sessionOf } from '#machines/session/session.ts';
import { startUpMachine } from '#machines/startUp/startUp.ts';
import { Arriving } from '#src/layouts/Arriving.tsx';
import { Stopped } from '#src/layouts/Stopped.tsx';
import { useMachine } from '#src/components/useMachine.ts';
import { returnHere } from '#src/components/page/wayBack.ts';
import { isKnownStart, paths } from '#src/paths.ts';
import { noteMissed } from '#src/tab/missedAddress.ts';
import { session } from '#src/session/session.ts';
import { readLastPath } from '#src/tab/storage.ts';
import { useSession } from '#src/session/useSession.ts';

const machine = startUpMachine.provide({
  actors: {
    // Loaded with the code for the network, so that signing in stays small.
    loadCompletion: fromPromise(async ({ input }) => {
      const { loadCompletion } = await import('#src/api/completion.ts');
      const completion = await loadCompletion(input.userGuid);
      // A 401 to the question has ended the session.
      return { completion, session: sessionOf(session.getSnapshot()) };
    }),
  },
});

/** The start-up redirects of section 2, once for each page load (machines/startUp/startUp.ts). */
export function StartUp({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Read before the first page writes its own: tells a reload from an arrival.
  const [pathOfLastPage] = useState(readLastPath);
  const unreachable = useSession((snapshot) => snapshot.matches('unreachable'));
  const isReady = useSession(isSettled) && !unreachable;
  const { actor, snapshot, send } = useMachine(() => machine, {
    path: pathname,
    lastPath: pathOfLastPage,
    // The demo mailbox stands in for a mail program, which opens beside the app and for anybody.
    openPath: paths.mailbox,
  });

  useEffect(() => {
    const { unsubscribe } = actor.on('goTo', ({ path, isExpired }) => {
      // The end of the session has led there already, with its own way back.
      if (window.location.pathname === path) return;
      // Start-up leads away before the routes see the address.
      if (!isKnownStart(pathname)) noteMissed(pathname);
      const back = returnHere({ pathname, search, hash }, isExpired);
      navigate(path, { replace: true, state: path === paths.login ? back : null });
    });
    return unsubscribe;
  }, [actor, navigate, pathname, search, hash]);
  useEffect(() => {
    send(
      isReady
        ? { type: 'session.settled', session: sessionOf(session.getSnapshot()) }
        : { type: 'session.unsettled' },
    );
  }, [send, isReady]);
  useEffect(() => send({ type: 'address.changed', path: pathname }), [send, pathname]);

  // The session is kept while the server cannot be reached, unless its owner ends it.
  if (unreachable)
    return (
      <Stopped
        step="unreachable"
        words={{
          title: t('unreachable.title'),
          text: t('unreachable.text'),
          kind: t('kind.bad'),
          action: t('retry'),
          leave: t('logOut'),
        }}
        onAction={() => session.send({ type: 'restore.retried' })}
        onLeave={() => session.send({ type: 'signOut.requested' })}
      />
    );
  return snapshot.hasTag('finished') ? children : <Arriving />;
}
