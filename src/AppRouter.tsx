import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { firstVisit, nextVisit, VisitStart } from '#src/session/visit.ts';
import { OpeningNote } from '#src/ui/openingNote/OpeningNote.tsx';

// What BrowserRouter itself is made of; the router only warns that it may change with its next
// version.
const browser = createBrowserHistory({ v5Compat: true });

/**
 * The router's BrowserRouter, which tells nobody that it waits: the old page stays until the code
 * and the words of the next one are there. Here somebody who waits longer is told so, whichever
 * way the page was asked for.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(() => ({
    action: browser.action,
    location: browser.location,
    visit: firstVisit(Date.now()),
  }));
  const [isOpening, open] = useTransition();
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
      <OpeningNote isOpening={isOpening} label={t('loading.page')} text={t('loading.text')} />
    </Router>
  );
}
