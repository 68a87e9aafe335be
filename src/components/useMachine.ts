import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';

/**
 * Runs a machine as long as its screen is there; its calls go on after that. The component renders
 * with every change. @xstate/react does the same, with stand-ins for older versions of React.
 * @param logic with what it needs provided; taken once, as the input is
 */
export function useMachine<Machine extends AnyStateMachine>(
  logic: () => Machine,
  input: InputFrom<Machine>,
) {
  const [actor] = useState(
    // What the machine needs of input is checked by the parameter's type.
    () => createActor<AnyStateMachine>(logic(), { input }) as Actor<Machine>,
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    actor.start();
    return () => {
      isShown.current = false;
      // Strict mode takes a screen away and puts it back at once: a stopped machine cannot go on.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop();
      });
    };
  }, [actor]);
  const [subscribe] = useState(() => (changed: () => void) => {
    const subscription = actor.subscribe(changed);
    return () => subscription.unsubscribe();
  });
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  return { actor, snapshot, send: actor.send };
}

const never = () => () => undefined;

/** The snapshot of a machine that another one runs; undefined while it does not. */
export function useChild<Snapshot>(
  child:
    | {
        subscribe: (changed: () => void) => { unsubscribe: () => void };
        getSnapshot: () => Snapshot;
      }
    | undefined,
): Snapshot | undefined {
  const subscribe = useMemo(
    () =>
      child === undefined
        ? never
        : (changed: () => void) => {
            const subscription = child.subscribe(changed);
            return () => subscription.unsubscribe();
          },
    [child],
  );
  return useSyncExternalStore(subscribe, () => child?.getSnapshot());
}
