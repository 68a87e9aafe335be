import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureFrom } from '#machines/failure.ts';
import { useReportAfterUnmount } from '#src/components/failure/useReportAfterUnmount.ts';

type Call =
  | { is: 'idle' | 'calling' | 'done'; failure: null }
  /** It can be made again, or be forgotten. */
  | { is: 'failed'; failure: Failure };

const calling: Call = { is: 'calling', failure: null };

/**
 * Makes one call without a form, by a press or with its page. Pressing again while it is made does
 * nothing more, and neither does pressing after it was made, until it is forgotten. One that was
 * pressed for and fails after its page was left is told on the page that is shown then.
 * @param run makes the call; rejects with the failure
 * @param isBegun true where the call is made with the page and not by a press
 */
export function useCall(run: () => Promise<unknown>, isBegun = false) {
  const [shown, setShown] = useState<Call>(isBegun ? calling : { is: 'idle', failure: null });
  // Two presses can come before the next render, which alone changes `shown`.
  const now = useRef<Call | null>(null);
  // What the call needs may be other by the time it is made.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const reported = useReportAfterUnmount();
  const become = useCallback((call: Call) => {
    now.current = call;
    setShown(call);
  }, []);
  const start = useCallback(() => {
    const is = now.current?.is ?? 'idle';
    if (is === 'calling' || is === 'done') return;
    become(calling);
    const make = async () => {
      const making = latest.current();
      await (isBegun ? making : reported(making));
    };
    make().then(
      () => become({ is: 'done', failure: null }),
      (error: unknown) => become({ is: 'failed', failure: failureFrom(error) }),
    );
  }, [become, isBegun, reported]);
  const forget = useCallback(() => {
    const is = now.current?.is;
    if (is === 'done' || is === 'failed') become({ is: 'idle', failure: null });
  }, [become]);
  useEffect(() => {
    // Strict mode runs this twice, and the call is made once.
    if (isBegun && now.current === null) start();
  }, [isBegun, start]);
  return {
    isCalling: shown.is === 'calling',
    isDone: shown.is === 'done',
    /** Why it failed; null when it did not. */
    failure: shown.failure,
    start,
    forget,
  };
}
