import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { hasRunOut, sessionOf } from '#machines/session/session.ts';
import { localeOf } from '#domain/languages.ts';
import { Arriving } from '#src/layouts/Arriving.tsx';
import { notePages, PageWithFocus } from '#src/components/page/usePageTitle.ts';
import { preloadWayOut } from '#src/components/waiting/WayOut.tsx';
import { returnHere } from '#src/components/page/wayBack.ts';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { writeLastPath } from '#src/tab/storage.ts';
import { useSession } from '#src/session/useSession.ts';
import { SkipLink } from '#src/ui/skipLink/SkipLink.tsx';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';
import { PageBoundary } from '#src/layouts/PageBoundary.tsx';
import { StartUp } from '#src/layouts/StartUp.tsx';
import { useScrollRestoration } from '#src/layouts/useScrollRestoration.ts';
import { useRole } from '#src/session/useSession.ts';
import { onViewGoTo, shownView } from '#src/session/view.ts';

/** For who is signed in alone, so that the sign-in page stays small. */
const SessionEnding = lazy(() =>
  // A page must not go because this could not be fetched; the next page load brings it.
  import('#src/layouts/SessionEnding.tsx').catch(() => ({ default: () => null })),
);

/** Whether a page was somebody else's, whom an administrator viewed. */
function isOfView({ pathname }: { pathname: string }): boolean {
  const { view, hadView } = shownView();
  return (view !== null || hadView) && !pathname.startsWith('/admin/');
}

/**
 * Around every page: skip link, live regions, client navigation, start-up, and redirects of the
 * session.
 */
export function RootLayout() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useRole() !== null;
  useScrollRestoration();
  useEffect(() => {
    // Only a signed-in tab has a place to come back to; signing out leaves nothing behind.
    // A view ends with the tab or the session, and is no place to come back to.
    const isViewing = shownView().view !== null;
    if (sessionOf(session.getSnapshot()) !== null && !isViewing) writeLastPath(pathname);
  }, [pathname]);
  const userGuid = useSession((snapshot) => sessionOf(snapshot)?.userDetails.UserGuid ?? null);
  const wasIn = useRef(false);
  const [pages] = useState(notePages);
  useEffect(preloadWayOut, []);
  useEffect(() => {
    // Who comes without a session has nothing to take over, and the sign-in page stays small.
    if (userGuid === null && !wasIn.current) return;
    wasIn.current = true;
    // Without the file the look of this device stays, and the next page tries again.
    void import('#src/session/display.ts').then(
      ({ followSession }) => followSession(),
      () => undefined,
    );
  }, [userGuid]);
  // A layout effect: it updates with each address, and a guard's effect on the new page needs it.
  useLayoutEffect(() => {
    // An expired session gives the sign-in the way back; one that its owner ended does not.
    const goTo = session.on('goTo', ({ path }) => {
      const at = window.location;
      // A page that was still opening asks again; the way back is the one of the first time.
      if (at.pathname === path || at.pathname === paths.login) return;
      // In one step: a reload between two would lose the state, and the way back with it.
      navigate(paths.login, {
        state: hasRunOut(session.getSnapshot()) && !isOfView(at) ? returnHere(at, true) : null,
      });
    });
    const stopFollowing = onViewGoTo((path) => void navigate(path));
    const reload = session.on('reload', () => window.location.reload());
    return () => {
      goTo.unsubscribe();
      stopFollowing();
      reload.unsubscribe();
    };
  }, [navigate]);
  const limitText = (length: number, limit: number) =>
    length > limit
      ? t('limit.over', { length, count: limit, over: length - limit })
      : t('limit.near', { length, count: limit });
  return (
    <UiProvider navigate={navigate} locale={localeOf(i18n.language)} limitText={limitText}>
      <SkipLink>{t('skipToMain')}</SkipLink>
      <PageWithFocus value={pages}>
        <StartUp>
          <PageBoundary place={pathname}>
            <Suspense fallback={<Arriving />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </StartUp>
      </PageWithFocus>
      {isSignedIn ? (
        <Suspense fallback={null}>
          <SessionEnding />
        </Suspense>
      ) : null}
    </UiProvider>
  );
}
