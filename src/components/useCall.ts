import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { callMachine } from '#machines/call.ts';
import { useMachine } from '#src/components/useMachine.ts';

/**
 * Runs one call without a form on the call machine (machines/call.ts).
 * @param run makes the call; rejects with the failure
 * @param isBegun true where the call is made with the page and not by a press
 */
export function useCall(run: () => Promise<unknown>, isBegun = false) {
  // What the call needs may be other by the time it is made.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const { snapshot, send } = useMachine(
    () =>
      callMachine.provide({
        actors: {
          makeCall: fromPromise(async () => {
            await latest.current();
          }),
        },
      }),
    { isBegun },
  );
  return {
    isCalling: snapshot.matches('calling'),
    isDone: snapshot.matches('done'),
    /** Why it failed; null when it did not. */
    failure: snapshot.context.failure,
    start: () => send({ type: 'call.requested' }),
    forget: () => send({ type: 'call.forgotten' }),
  };
}
