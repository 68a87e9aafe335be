import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce, announceAfter } from '#src/ui/announcer/announce.ts';
import { useLong } from '#src/ui/loadingRegion/useLong.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import styles from './LoadingRegion.module.css';

interface LoadingRegionProps {
  /** Name of the region while it loads and after, e.g. "Recommended jobs". */
  label: string;
  isLoading: boolean;
  /** Shown and announced once when loading starts, e.g. "Loading your jobs". */
  loadingText: string;
  /**
   * Announced once when loading ends, e.g. "42 jobs found"; a failed state announces its own. Empty
   * where nobody waits for it.
   */
  doneText: string;
  /** The placeholder meanwhile; three lines by default. */
  outline?: ReactNode;
  /** Shown too when loading takes long: says so, and may offer a way out. */
  slow?: ReactNode;
  /** Nothing else on the page has a heading: a long wait makes the text its h1. */
  isWholePage?: boolean;
  children: ReactNode;
}

/** After this, in milliseconds, a person asks themselves whether anything still happens. */
export const SLOW_MS = 5000;

/** A quick answer needs no announcement: loading is announced only after this time. */
const QUIET_MS = 400;

/**
 * One labelled region that waits for its content. Each change is announced once, through
 * announce(). Loading shows at once; the content renders in a transition, because a form or a list
 * takes a slow phone a while.
 */
export function LoadingRegion({
  label,
  isLoading: isWaiting,
  loadingText,
  doneText,
  outline,
  slow,
  isWholePage = false,
  children,
}: LoadingRegionProps) {
  const isLoading = useDeferredValue(isWaiting) || isWaiting;
  const placeholder = outline ?? <Skeleton />;
  const isSlow = useLong(isLoading, SLOW_MS);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (!isLoading) {
      if (wasLoading.current) announce(doneText);
      wasLoading.current = false;
      return;
    }
    wasLoading.current = true;
    return announceAfter(QUIET_MS, loadingText);
    // Only a change of state is announced, not a changed text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoading]);
  return (
    <section aria-label={label} aria-busy={isLoading} className={styles.region}>
      {isLoading ? (
        <>
          {isSlow && isWholePage ? (
            <h1>{loadingText}</h1>
          ) : (
            <p className={styles.text}>{loadingText}</p>
          )}
          {isSlow ? slow : null}
          {placeholder}
        </>
      ) : (
        // Code or texts that the content still needs must not hide what stands around it, such as
        // a failure with the focus, which is then lost.
        <Suspense fallback={placeholder}>{children}</Suspense>
      )}
    </section>
  );
}
