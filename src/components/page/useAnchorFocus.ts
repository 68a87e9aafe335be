import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address's part after # names on the page, or null. */
export function anchorOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Nobody has gone on yet: reading stands at the start of the page. */
const isAtStart = () =>
  document.activeElement === document.body || document.activeElement?.matches('main h1') === true;

/** Focuses a part as soon as it is drawn. Returns what ends the wait. */
function focusWhenDrawn(hash: string): () => void {
  const watch = new MutationObserver(() => {
    const part = anchorOf(hash);
    if (part === null) return;
    watch.disconnect();
    if (isAtStart()) part.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * Moves focus with a link within the page, as a page load does, so that reading continues there.
 * A part that comes after the page, such as one with an answer of its own, is waited for.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const part = anchorOf(hash);
    if (part === null) return focusWhenDrawn(hash);
    part.focus();
    return undefined;
  }, [hash, key]);
}
