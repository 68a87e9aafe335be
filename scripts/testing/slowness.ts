import { createHash } from 'node:crypto';

/** Milliseconds that `work` takes on a quick machine with nothing beside it. */
const reference = 150;

/**
 * How many times slower this machine is now than a quick one: 1 at least, 12 at most. The time
 * limits of tests are multiplied by it, so that a limit finds what hangs and not what waits.
 */
export function measureSlowness(
  clock: () => number = () => performance.now(),
  run: () => unknown = work,
): number {
  const times = Array.from({ length: 3 }, () => {
    const began = clock();
    run();
    return clock() - began;
  }).toSorted((a, b) => a - b);
  return Math.min(12, Math.max(1, (times[1] ?? reference) / reference));
}

/** Fixed work of the kind that tests do: objects, text, sorting, hashing. */
function work(): string {
  const rows = Array.from({ length: 60_000 }, (_, at) => ({
    id: (at * 7919) % 60_000,
    name: `row ${at}`,
  }));
  rows.sort((a, b) => a.id - b.id);
  const text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
  return createHash('sha256').update(text).digest('hex');
}

/** A time limit in milliseconds for this machine; TEST_SLOWNESS is set by `npm test`. */
export function limit(milliseconds: number): number {
  const slowness = Number(process.env['TEST_SLOWNESS'] || 1);
  return Math.round(milliseconds * (slowness >= 1 ? slowness : 1));
}
