import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROLE } from '#domain/roles.ts';
import { startupRedirect } from '#domain/startup.ts';
import { tokenState } from '#domain/tokens.ts';
import { isSettled, sessionOf } from '#machines/session.ts';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { Stopped } from '#src/layouts/Stopped.tsx';
import { returnHere } from '#src/components/page/wayBack.ts';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { readLastPath } from '#src/session/storage.ts';
import { useSession } from '#src/session/useSession.ts';

/**
 * The start-up redirects of section 2, once for each page load. A candidate's completion is loaded
 * first, with the code for the network, so that signing in stays small.
 */
export function StartUp({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Read before the first page writes its own: tells a reload from an arrival.
  const [pathOfLastPage] = useState(readLastPath);
  const settled = useSession(isSettled);
  const unreachable = useSession((snapshot) => snapshot.matches('unreachable'));
  const [target, setTarget] = useState<string | null>(null);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    if (target !== null || !settled || unreachable) return;
    // The demo mailbox stands in for a mail program, which opens beside the app and for anybody.
    if (pathname === paths.mailbox) {
      setTarget(pathname);
      return;
    }
    let stopped = false;
    const decide = async () => {
      const signedIn = sessionOf(session.getSnapshot());
      const isReload = pathOfLastPage === pathname;
      const asks = signedIn?.role === ROLE.candidate && !isReload;
      const completion = asks
        ? await import('#src/api/completion.ts').then(
            (module) => module.loadCompletion(signedIn.userDetails.UserGuid),
            // Without the file it cannot be known now, as without the answer.
            () => null,
          )
        : null;
      if (stopped) return;
      const to = startupRedirect({
        token: tokenState(signedIn?.tokens ?? null, Date.now()),
        role: signedIn?.role ?? null,
        completion,
        path: pathname,
        isReload,
      });
      // An expired session keeps the tab's address for its owner's next sign-in; signing out does
      // not.
      const state = isReload && signedIn === null ? returnHere({ pathname, search }) : null;
      if (to !== null) navigate(to, { replace: true, state });
      setTarget(to ?? pathname);
    };
    void decide();
    return () => {
      stopped = true;
    };
  }, [target, settled, unreachable, pathOfLastPage, pathname, search, navigate]);

  // The router changes the address a moment later. Until then the redirect or guard of the old
  // address must not act.
  useEffect(() => {
    if (pathname === target) setArrived(true);
  }, [pathname, target]);

  // The session is kept while the server cannot be reached; trying again is all there is to do.
  if (unreachable)
    return (
      <Stopped
        step="unreachable"
        words={{
          title: t('unreachable.title'),
          text: t('unreachable.text'),
          kind: t('kind.bad'),
          action: t('retry'),
        }}
        onAction={() => session.send({ type: 'restore.retried' })}
      />
    );
  return arrived ? children : <PageLoading />;
}
