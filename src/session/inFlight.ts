/**
 * Work that was begun and has not ended, by name, also after its page was left: who opens the page
 * again, or asks for what is made from it, waits for it here.
 */
const inFlight = new Map<string, Set<Promise<unknown>>>();

/** Notes work until it ends, well or not. */
export function trackInFlight(name: string, work: Promise<unknown>): void {
  const works = inFlight.get(name) ?? new Set();
  inFlight.set(name, works.add(work));
  const forget = () => {
    works.delete(work);
    if (works.size === 0 && inFlight.get(name) === works) inFlight.delete(name);
  };
  void work.then(forget, forget);
}

export function isInFlight(name: string): boolean {
  return inFlight.has(name);
}

/** Waits until nothing of this name is in flight, also of what is begun meanwhile; never fails. */
export async function inFlightSettled(name: string): Promise<void> {
  const works = inFlight.get(name);
  if (works === undefined) return;
  await Promise.allSettled(works);
  await inFlightSettled(name);
}

/** Nobody waits any more: to be called when a person signs out. */
export function clearInFlight(): void {
  inFlight.clear();
}
