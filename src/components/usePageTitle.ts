import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const PRODUCT = 'Our Ability';
/** The address whose page has focus; the page that the browser itself loaded keeps the browser's focus. */
let arrivedAt: string | null = null;

/**
 * What a page load gives for free and a change of route does not: the title, and reading on from the top of the new page.
 * Focus on the h1 is spoken by every screen reader, so the title is not announced as well (WCAG 2.4.2, 2.4.3).
 * A page that goes through steps names the one it is at; each new step is focused like a new page.
 */
export function usePageTitle(heading: string, step?: string): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${heading} – ${PRODUCT}`;
  }, [heading]);
  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = pathname;
    if (before === null || before === pathname) return;
    const title = document.querySelector<HTMLElement>('main h1');
    // Back and forward restore the scroll position, which focus must not undo.
    title?.focus({ preventScroll: kind === 'POP' });
  }, [pathname, kind]);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
