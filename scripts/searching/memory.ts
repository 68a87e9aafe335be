/**
 * Live memory in MB, of a process with `--expose-gc`. Node gives the memory of arrays back on
 * another thread after the collection, so a reading counts only when a second one says the same.
 */
export async function settledMegabytes(): Promise<number> {
  for (let before = Number.POSITIVE_INFINITY; ;) {
    const gc: unknown = Reflect.get(globalThis, 'gc');
    if (typeof gc === 'function') gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const reading = (heapUsed + arrayBuffers) / 1e6;
    if (Math.abs(before - reading) < 0.5) return reading;
    before = reading;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
