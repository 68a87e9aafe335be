import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Failure, failureFrom } from '#machines/failure.ts';
import { useShown } from '#src/components/useTabActor.ts';
import { shownValue } from '#src/tab/shownValue.ts';

type Call =
  | { is: 'idle' | 'calling' | 'done'; failure: null }
  /** It can be made again, or be forgotten. */
  | { is: 'failed'; failure: Failure };

/** One call, as the tab follows it. It outlives its screen, which alone makes it. */
function newCall(isBegun: boolean) {
  const shown = shownValue<Call>({ is: isBegun ? 'calling' : 'idle', failure: null });
  return {
    ...shown,
    start: () => undefined,
    stop: () => undefined,
    getSnapshot: () => ({ hasTag: () => shown.get().is === 'calling', context: shown.get() }),
  };
}

/**
 * Makes one call without a form, by a press or with its page. Pressing again while it is made does
 * nothing more, and neither does pressing after it was made, until it is forgotten. One that was
 * pressed for and fails after its page was left is told on the page that is shown then.
 * @param run makes the call; rejects with the failure
 * @param isBegun true where the call is made with the page and not by a press
 */
export function useCall(run: () => Promise<unknown>, isBegun = false) {
  const [call] = useState(() => newCall(isBegun));
  useShown(call, isBegun ? null : { keepsDraft: false });
  const shown = useSyncExternalStore(call.subscribe, call.get);
  // What the call needs may be other by the time it is made.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const make = useCallback(() => {
    call.set({ is: 'calling', failure: null });
    const making = async () => {
      await latest.current();
    };
    making().then(
      () => call.set({ is: 'done', failure: null }),
      (error: unknown) => call.set({ is: 'failed', failure: failureFrom(error) }),
    );
  }, [call]);
  const start = useCallback(() => {
    const { is } = call.get();
    if (is !== 'calling' && is !== 'done') make();
  }, [call, make]);
  const forget = useCallback(() => {
    const { is } = call.get();
    if (is === 'done' || is === 'failed') call.set({ is: 'idle', failure: null });
  }, [call]);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Strict mode runs this twice, and the call is made once.
    if (!isBegun || hasBegun.current) return;
    hasBegun.current = true;
    make();
  }, [isBegun, make]);
  return {
    isCalling: shown.is === 'calling',
    isDone: shown.is === 'done',
    /** Why it failed; null when it did not. */
    failure: shown.failure,
    start,
    forget,
  };
}
