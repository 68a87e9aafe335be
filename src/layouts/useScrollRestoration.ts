import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RETURN_TO, usePlace } from '#src/components/page/usePlace.ts';
import { keptLinks, keptPlaces } from '#src/tab/keptPlaces.ts';

/**
 * Back and forward restore the scroll position; a new page begins at its top, or at its anchor
 * (product spec, section 2).
 */
export function useScrollRestoration(): void {
  const { hash } = useLocation();
  const kind = useNavigationType();
  const place = usePlace();
  // A layout effect, so that the old position is not written while the new page scrolls to its
  // top.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keptPlaces.set(place, window.scrollY);
    const rememberLink = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id.startsWith(RETURN_TO))
        keptLinks.set(place, target.id);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('focusin', rememberLink);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('focusin', rememberLink);
    };
  }, [place]);
  useLayoutEffect(() => {
    const top = kind === 'POP' ? keptPlaces.get(place) : undefined;
    if (top !== undefined) return asItGrows(() => window.scrollTo(0, top));
    if (hash !== '') return asItGrows(() => scrollToAnchor(hash));
    window.scrollTo(0, 0);
  }, [place, hash, kind]);
}

function scrollToAnchor(hash: string): void {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/** What people do who look for another place. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A page that loads its content late is short at first, and what comes above the place moves it:
 * repeats as it grows, for at most two seconds, and never against somebody who moves on.
 */
function asItGrows(scroll: () => void): () => void {
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  const end = setTimeout(stop, 2000);
  for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true });
  return () => {
    clearTimeout(end);
    stop();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
}
