import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePlace } from '#src/components/page/usePlace.ts';
import { keptLinks } from '#src/session/keptPlaces.ts';

const PRODUCT = 'Our Ability';
/** A page and its step. */
export interface FocusedPage {
  readonly pathname: string;
  readonly step: string | undefined;
}

/**
 * The page and step that have the focus; the root layout holds it. A page that the browser loaded
 * keeps the browser's focus, and so does every page where no layout holds it.
 */
export const PageWithFocus = createContext<RefObject<FocusedPage | null> | null>(null);

/**
 * Does after a route change what a page load does by itself: sets the title, and lets reading
 * start at the top of the new page (WCAG 2.4.2, 2.4.3).
 *
 * - Focus moves to the h1. Every screen reader speaks it, so the title is not announced too.
 * - `step`: a new step is focused like a new page, because the button that led to it is gone.
 * - `place`: tabs with their own addresses share one place, and focus stays on the opened tab.
 * - Going back to a list moves the focus to the link that was followed.
 */
export function usePageTitle(heading: string, step?: string, place?: string): void {
  const location = useLocation();
  const pathname = place ?? location.pathname;
  const entry = usePlace();
  const kind = useNavigationType();
  const withFocus = useContext(PageWithFocus);
  useEffect(() => {
    document.title = `${heading} – ${PRODUCT}`;
  }, [heading]);
  useEffect(() => {
    if (withFocus === null) return;
    const before = withFocus.current;
    withFocus.current = { pathname, step };
    // A menu link can be followed before the first page has loaded; the new page needs the
    // focus.
    if (before === null && kind !== 'PUSH') return;
    const isSamePage = before?.pathname === pathname;
    if (isSamePage && before?.step === step) return;
    if (isSamePage) window.scrollTo(0, 0);
    // Back and forward restore the scroll position, which focus must not undo.
    const isReturn = kind === 'POP' && !isSamePage;
    const link = isReturn ? document.getElementById(keptLinks.get(entry) ?? '') : null;
    const target = link ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: isReturn });
  }, [pathname, step, kind, entry, withFocus]);
}
