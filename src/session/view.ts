import type { ImpersonationEvent, View } from '#machines/impersonation/impersonationTypes.ts';

/**
 * What every page needs to know of an administrator's view. The machine behind it loads for
 * administrators alone (impersonation.ts), so that the sign-in page stays small.
 */
export interface ShownView {
  /** Whom the administrator views; null while nobody. */
  readonly view: View | null;
  /** Whether the server has said whom this tab views: pages of administrators wait for it. */
  readonly standing: 'known' | 'asking' | 'unreachable';
  /** Whether a view ended in this tab since it was loaded or somebody signed in. */
  readonly hadView: boolean;
}

const nobody: ShownView = { view: null, standing: 'known', hadView: false };

let shown = nobody;
let send: (event: ImpersonationEvent) => void = () => undefined;
const hearers = new Set<() => void>();
const goers = new Set<(path: string) => void>();

/** What is shown now. */
export function shownView(): ShownView {
  return shown;
}

/** Calls back with every change. @returns stops it */
export function subscribeView(changed: () => void): () => void {
  hearers.add(changed);
  return () => hearers.delete(changed);
}

/** Called by the machine alone, and while it loads. */
export function showView(next: ShownView): void {
  const isSame = (Object.keys(next) as (keyof ShownView)[]).every(
    (key) => next[key] === shown[key],
  );
  if (isSame) return;
  shown = next;
  for (const changed of hearers) changed();
}

/** Says where events go: to the machine, or to who waits for its file. */
export function connectView(to: (event: ImpersonationEvent) => void): void {
  send = to;
}

/** Sends the machine an event; nothing happens where it is not loaded. */
export function tellView(event: ImpersonationEvent): void {
  send(event);
}

/** Calls back with the page that a view leads to. @returns stops it */
export function onViewGoTo(go: (path: string) => void): () => void {
  goers.add(go);
  return () => goers.delete(go);
}

/** Leads to the page where a view begins, or to where it ends. */
export function goFromView(path: string): void {
  for (const go of goers) go(path);
}

/** What a view hears of calls. */
export const viewGate = {
  // This tab's view may be over, or another tab has begun one.
  viewRefused: (code: string) => {
    if (code === 'acting_now' || shown.view !== null) send({ type: 'refused.received' });
  },
  changing: (what: 'began' | 'ended', change: string) => send({ type: `change.${what}`, change }),
};
