import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keptLinks, usePlace } from '#src/components/page/keptPlaces.ts';

const PRODUCT = 'Our Ability';
/**
 * The page, and its step, that has focus; a page that the browser loaded keeps the browser's
 * focus.
 */
let arrivedAt: { readonly pathname: string; readonly step: string | undefined } | null = null;

/**
 * What a page load gives for free and a change of route does not: the title, and reading on from
 * the top of the new page. Focus on the h1 is spoken by every screen reader, so the title is not
 * announced as well (WCAG 2.4.2, 2.4.3). A page that goes through steps names the one it is at;
 * each new step is focused like a new page, whichever component draws it: the button that led
 * there is gone. Who comes back to a list goes on at the link that led away from it. Tabs that
 * have addresses of their own name the `place` they are all part of: focus stays on the tab that
 * was opened.
 */
export function usePageTitle(heading: string, step?: string, place?: string): void {
  const location = useLocation();
  const pathname = place ?? location.pathname;
  const entry = usePlace();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${heading} – ${PRODUCT}`;
  }, [heading]);
  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = { pathname, step };
    // A menu link can be followed while the first page still loads; the new page needs the focus.
    if (before === null && kind !== 'PUSH') return;
    const isSamePage = before?.pathname === pathname;
    if (isSamePage && before?.step === step) return;
    if (isSamePage) window.scrollTo(0, 0);
    // Back and forward restore the scroll position, which focus must not undo.
    const isReturn = kind === 'POP' && !isSamePage;
    const link = isReturn ? document.getElementById(keptLinks.get(entry) ?? '') : null;
    const target = link ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: isReturn });
  }, [pathname, step, kind, entry]);
}
