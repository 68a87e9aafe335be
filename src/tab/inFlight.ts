/**
 * Named work that has started and not ended, even when its page was left. A page that opens
 * again, or a query that needs the result, waits for it here.
 */
const inFlight = new Map<string, Set<Promise<unknown>>>();

/** Tracks work until it ends, whether it succeeds or fails. */
export function trackInFlight(name: string, work: Promise<unknown>): void {
  const works = inFlight.get(name) ?? new Set();
  inFlight.set(name, works.add(work));
  const forget = () => {
    works.delete(work);
    if (works.size === 0 && inFlight.get(name) === works) inFlight.delete(name);
  };
  void work.then(forget, forget);
}

/**
 * Resolves when no work of this name is in flight, including work that starts meanwhile. Never
 * rejects.
 */
export async function inFlightSettled(name: string): Promise<void> {
  const works = inFlight.get(name);
  if (works === undefined) return;
  await Promise.allSettled(works);
  await inFlightSettled(name);
}

/** To be called at sign-out. */
export function clearInFlight(): void {
  inFlight.clear();
}
