import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';

/**
 * Runs a machine while its screen is mounted; its calls continue after that. The component
 * renders with every change. @xstate/react does the same, with polyfills for older React that
 * every page would load.
 * @param logic the machine with its actors; used once, like the input
 */
export function useMachine<Machine extends AnyStateMachine>(
  logic: () => Machine,
  input: InputFrom<Machine>,
) {
  const [actor] = useState(
    // The parameter's type already checks the machine's input.
    () => createActor<AnyStateMachine>(logic(), { input }) as Actor<Machine>,
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    actor.start();
    return () => {
      isShown.current = false;
      // Strict mode unmounts a screen and mounts it again at once. A stopped machine cannot
      // restart, so stopping waits.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop();
      });
    };
  }, [actor]);
  return useActor(actor);
}

/** Looks at a machine that somebody else runs. */
export function useActor<Machine extends AnyStateMachine>(actor: Actor<Machine>) {
  const [subscribe] = useState(() => (changed: () => void) => {
    const subscription = actor.subscribe(changed);
    return () => subscription.unsubscribe();
  });
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  return { actor, snapshot, send: actor.send };
}

const never = () => () => undefined;

/** The snapshot of a machine that another one runs; undefined when it does not run. */
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
