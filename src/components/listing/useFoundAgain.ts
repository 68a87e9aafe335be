import { useEffect, useRef } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';

/**
 * A cached list does not load, so nothing would announce the new search. A list that replaces one
 * that loads or failed is announced as loaded.
 * @param address names the list that is asked for
 */
export function useFoundAgain(address: string, list: { isShown: boolean; found: string }): void {
  const { isShown, found } = list;
  const last = useRef({ address, isShown });
  useEffect(() => {
    const before = last.current;
    last.current = { address, isShown };
    if (before.address !== address && before.isShown && isShown) announce(found);
  }, [address, isShown, found]);
}

/**
 * Whether a list is on the screen: what a list brings that was left is not announced on the next
 * page.
 */
export function useIsShown(address: string): (other: string) => boolean {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = address;
    return () => {
      shown.current = null;
    };
  }, [address]);
  return (other) => other === shown.current;
}
