import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { forgetMissed, missedAddress } from '#src/tab/missedAddress.ts';

/** Fetched for who asked for a page that is not there. */
const MissedAddressNote = lazy(() =>
  import('#src/layouts/MissedAddressNote.tsx').then(({ MissedAddressNote: default_ }) => ({
    default: default_,
  })),
);

/** Says above the page that another one was asked for, until the person goes on. */
export function MissedAddress() {
  const missed = useSyncExternalStore(missedAddress.subscribe, missedAddress.get);
  const { key } = useLocation();
  const kind = useNavigationType();
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    if (missed === null) shownAt.current = null;
    // A redirect is no going on.
    else if (shownAt.current === null || kind === 'REPLACE') shownAt.current = key;
    else if (shownAt.current !== key) forgetMissed();
  }, [missed, key, kind]);
  if (missed === null) return null;
  return (
    <Suspense fallback={null}>
      <MissedAddressNote path={missed} />
    </Suspense>
  );
}
