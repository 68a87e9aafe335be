import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorOf } from '#src/components/page/useAnchorFocus.ts';
import { usePlace } from '#src/components/page/usePlace.ts';
import { keptLinks } from '#src/tab/keptPlaces.ts';
import { useView } from '#src/session/usePerson.ts';

const PRODUCT = 'Our Ability';
/** A page and its step. */
export interface FocusedPage {
  readonly pathname: string;
  readonly step: string | undefined;
}

/** The pages of this tab since the browser loaded it. */
export interface Pages {
  /** Notes the page and step that are shown now, and answers which had the focus before. */
  note: (page: FocusedPage) => FocusedPage | null;
  /** Whether one has been shown. */
  hadOne: () => boolean;
}

/** For the root layout, which holds one: nothing before, for the page that the browser loaded. */
export function notePages(): Pages {
  let last: FocusedPage | null = null;
  return {
    note: (page) => {
      const before = last;
      last = page;
      return before;
    },
    hadOne: () => last !== null,
  };
}

/** Where no layout notes the page, every page keeps the browser's focus. */
export const PageWithFocus = createContext<Pages | null>(null);

/**
 * For what stands there until the next page is loaded: where the last page is gone and the focus
 * with it, reading goes on in the main part. A screen reader would say the name of the window
 * otherwise, which is still that of the last page.
 */
export function useFocusMeanwhile(): void {
  const pages = useContext(PageWithFocus);
  useLayoutEffect(() => {
    if (!pages?.hadOne() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pages]);
}

/**
 * Does after a route change what a page load does by itself: sets the title, and lets reading
 * start at the top of the new page (WCAG 2.4.2, 2.4.3).
 *
 * - Focus moves to the h1. Every screen reader speaks it, so the title is not announced too.
 * - `step`: a new step is focused like a new page, because the button that led to it is gone.
 * - `place`: tabs with their own addresses share one place, and focus stays on the opened tab.
 * - A link to a part of the page (#) keeps the focus that it has given that part.
 * - Going back to a list moves the focus to the link that was followed.
 */
export function usePageTitle(heading: string, step?: string, place?: string): void {
  const location = useLocation();
  const pathname = place ?? location.pathname;
  const { hash } = location;
  const entry = usePlace();
  const kind = useNavigationType();
  const pages = useContext(PageWithFocus);
  const { t } = useTranslation();
  const viewed = useView()?.details;
  const said = viewed
    ? t('viewing', { name: `${viewed.FirstName} ${viewed.LastName}`.trim(), heading })
    : heading;
  useEffect(() => {
    document.title = `${said} – ${PRODUCT}`;
  }, [said]);
  useEffect(() => {
    if (pages === null) return;
    const before = pages.note({ pathname, step });
    // A menu link can be followed before the first page has loaded; the new page needs the
    // focus.
    if (before === null && kind !== 'PUSH') return;
    const isSamePage = before?.pathname === pathname;
    if (isSamePage && before?.step === step) return;
    const anchor = anchorOf(hash);
    if (anchor !== null && anchor === document.activeElement) return;
    if (isSamePage) window.scrollTo(0, 0);
    // Back and forward restore the scroll position, which focus must not undo.
    const isReturn = kind === 'POP' && !isSamePage;
    const link = isReturn ? document.getElementById(keptLinks.get(entry) ?? '') : null;
    const target = link ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: isReturn });
  }, [pathname, step, kind, entry, pages, hash]);
}
