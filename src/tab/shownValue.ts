/** A value of the tab that a part of the screen shows. */
export interface ShownValue<Value> {
  /** These two are for useSyncExternalStore. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly get: () => Value;
  readonly set: (next: Value) => void;
}

/** Keeps a value outside of React, for what outlives the page that set it. */
export function shownValue<Value>(initial: Value): ShownValue<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    get: () => value,
    set: (next) => {
      value = next;
      for (const notify of listeners) notify();
    },
  };
}
