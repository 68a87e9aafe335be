/**
 * Runs `work` one at a time. A call during a run gets the next run, shared by all such calls: the
 * run for a call never began before it.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    next = null;
    current = work().finally(() => {
      current = null;
    });
    return current;
  };
  return () => {
    if (next) return next;
    if (!current) return start();
    next = current.then(start, start);
    return next;
  };
}
