import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageLoading } from '#src/components/PageLoading.tsx';
import { session } from '#src/session/session.ts';
import { writeLastPath } from '#src/session/storage.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { UiProvider } from '#src/ui/UiProvider.tsx';
import { StartUp } from '#src/layouts/StartUp.tsx';
import { useScrollRestoration } from '#src/layouts/useScrollRestoration.ts';

/** Around every page: skip link, live regions, client navigation, start-up, and where the session sends people. */
export function RootLayout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useScrollRestoration();
  useEffect(() => writeLastPath(pathname), [pathname]);
  useEffect(() => {
    // A session that ran out leaves the way back with the sign-in; one that was ended by its owner does not.
    const goTo = session.on('goTo', ({ path }) => {
      const { reason } = session.getSnapshot().context;
      const ranOut = reason === 'expired' || reason === 'refused';
      navigate(path, { state: ranOut ? { returnTo: window.location.pathname } : null });
    });
    const reload = session.on('reload', () => window.location.reload());
    return () => {
      goTo.unsubscribe();
      reload.unsubscribe();
    };
  }, [navigate]);
  return (
    <UiProvider navigate={navigate} locale="en-US">
      <SkipLink>{t('skipToMain')}</SkipLink>
      <StartUp>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </StartUp>
    </UiProvider>
  );
}
