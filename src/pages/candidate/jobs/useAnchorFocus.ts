import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Following a link within the page takes the focus along, as a page load gives for free: reading goes on from there. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
  }, [hash, key]);
}
