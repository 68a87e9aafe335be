import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 1500;
const QUIET_SHARE = 0.15;

function times(): { busy: number; all: number } {
  let busy = 0;
  let all = 0;
  for (const { times: of } of cpus()) {
    const total = of.user + of.nice + of.sys + of.idle + of.irq;
    all += total;
    busy += total - of.idle;
  }
  return { busy, all };
}

/**
 * Waits until the machine is nearly idle, because other work counts as slowness of the page.
 * @param limitMs stops waiting after this
 * @returns the last measured load of the processors, 0 to 1
 */
export async function quietMoment(limitMs: number): Promise<number> {
  const end = Date.now() + limitMs;
  for (;;) {
    const before = times();
    await wait(LOOK_MS);
    const after = times();
    const share = (after.busy - before.busy) / (after.all - before.all);
    if (share < QUIET_SHARE || Date.now() > end) return share;
  }
}
