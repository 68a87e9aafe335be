import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address's part after # names on the page, or null. */
export function anchorOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Moves focus with a link within the page, as a page load does, so that reading continues there.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => anchorOf(hash)?.focus(), [hash, key]);
}
