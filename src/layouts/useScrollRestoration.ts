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
    if (top !== undefined) return asItGrows(() => scrolledTo(top));
    if (hash !== '') return asItGrows(() => scrolledToAnchor(hash));
    window.scrollTo(0, 0);
  }, [place, hash, kind]);
}

function scrolledTo(top: number): boolean {
  window.scrollTo(0, top);
  return window.scrollY >= top;
}

function scrolledToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
}

/**
 * A page that loads its content late is short at first: repeats as it grows, for at most two
 * seconds.
 */
function asItGrows(isThere: () => boolean): () => void {
  if (isThere()) return () => {};
  const observer = new ResizeObserver(() => {
    if (isThere()) observer.disconnect();
  });
  observer.observe(document.body);
  const end = setTimeout(() => observer.disconnect(), 2000);
  return () => {
    clearTimeout(end);
    observer.disconnect();
  };
}
