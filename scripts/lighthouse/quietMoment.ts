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
 * Waits until the machine has little else to do: what runs beside Lighthouse counts as slowness of the page.
 * @param limitMs gives up waiting after this
 * @returns the share of the processors that was busy at last, 0 to 1
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
