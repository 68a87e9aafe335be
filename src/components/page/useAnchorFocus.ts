import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus with a link within the page, as a page load does, so that reading continues there.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
  }, [hash, key]);
}
