import { type SiblingMessage, siblingMessageIn } from '#src/session/siblingMessages.ts';

/**
 * The other tabs of this browser, reached by a channel that ends at the origin, as session storage
 * does. Nothing of it is stored.
 */
const CHANNEL = 'our-ability.session';

type Listener = (message: SiblingMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): void {
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    // The browser has none, or allows none here: each tab is on its own.
    return;
  }
  channel.addEventListener('message', ({ data }) => {
    const message = siblingMessageIn(data);
    if (message !== null) for (const listener of listeners) listener(message);
  });
}

/** Whether there is no way to reach other tabs. */
export function isAlone(): boolean {
  return channel === null;
}

/** Tells every other tab. */
export function tellSiblings(message: SiblingMessage): void {
  channel?.postMessage(message);
}

/**
 * Calls back with every message of another tab that has the right shape.
 * @returns stops listening
 */
export function hearSiblings(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

open();
window.addEventListener('pagehide', () => {
  channel?.close();
  channel = null;
});
// Back from the browser's memory, where it heard nothing.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || channel !== null) return;
  open();
  tellSiblings({ type: 'session.asked' });
});
