import { useEffect, useRef } from 'react';
import { connectRegions } from './announce.ts';

/**
 * The pair of live regions that announce() writes to; mounted once by UiProvider. The attribute
 * data-live-announcer keeps react-aria from hiding them while a modal is open.
 */
export function Announcer() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!polite.current || !assertive.current) return;
    return connectRegions({ polite: polite.current, assertive: assertive.current });
  }, []);
  return (
    <div className="visually-hidden" data-live-announcer="true">
      <div ref={polite} role="status" aria-live="polite" aria-atomic="false" />
      <div ref={assertive} role="alert" aria-live="assertive" aria-atomic="false" />
    </div>
  );
}
