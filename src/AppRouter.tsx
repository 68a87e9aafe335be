import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { WayOut } from '#src/components/waiting/WayOut.tsx';
import { firstVisit, nextVisit, VisitStart } from '#src/tab/visit.ts';
import { useHoldForPage } from '#src/ui/announcer/useHoldForPage.ts';
import { OpeningNote } from '#src/ui/openingNote/OpeningNote.tsx';

// The same as inside BrowserRouter. The router exports it, but warns that it may change in its
// next version.
const browser = createBrowserHistory({ v5Compat: true });

/**
 * Like the router's BrowserRouter, but announces a slow navigation. The old page stays until
 * the code and the texts of the next page have loaded, and BrowserRouter tells nobody that it
 * waits.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(() => ({
    action: browser.action,
    location: browser.location,
    visit: firstVisit(Date.now()),
  }));
  const [isOpening, open] = useTransition();
  useHoldForPage(isOpening);
  useLayoutEffect(
    () =>
      browser.listen((next) => {
        const now = Date.now();
        open(() => setAt(({ visit }) => ({ ...next, visit: nextVisit(visit, next.action, now) })));
      }),
    [],
  );
  return (
    <Router location={at.location} navigationType={at.action} navigator={browser}>
      <VisitStart value={at.visit.since}>{children}</VisitStart>
      <OpeningNote
        isOpening={isOpening}
        label={t('loading.page')}
        text={t('loading.text')}
        // The address is that of the next page already: it becomes that of the shown one again.
        slow={<WayOut of="code" onCancel={() => browser.replace(at.location)} />}
      />
    </Router>
  );
}
