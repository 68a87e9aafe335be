import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Back and forward return to where the page was; a new page begins at its top, or at its anchor (product spec, section 2). */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  // A layout effect, so that the old page's place is no longer written when the new one scrolls to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (kind === 'POP') return restore(positions.get(key) ?? 0);
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
  }, [key, hash, kind]);
}

/** A page that loads its content late is short at first: tries again as it grows, for at most two seconds. */
function restore(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) observer.disconnect();
  });
  observer.observe(document.body);
  const end = setTimeout(() => observer.disconnect(), 2000);
  return () => {
    clearTimeout(end);
    observer.disconnect();
  };
}
