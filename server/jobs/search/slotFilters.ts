import { FilterCounter, type JobFilterCounts } from './filterCounts.ts';
import { wayNumber } from './jobFacts.ts';
import type { SlotFacts } from './slotFacts.ts';
import { asksNothing, failuresOf, type WantedJobs } from './wantedJobs.ts';

/**
 * Sets the scores of jobs that fail a filter to 0.
 * @param countedOn the day on which the choices of each filter are counted; null when nobody asks
 */
export function filterSlots(
  scores: Uint16Array,
  facts: SlotFacts,
  wanted: WantedJobs,
  countedOn: Date | null,
): JobFilterCounts | null {
  const counter = countedOn && new FilterCounter(countedOn);
  if (counter === null && asksNothing(wanted)) return null;
  const job = { way: 0, types: 0, contact: 0, pay: 0, postedDay: 0 };
  for (let slot = 0; slot < scores.length; slot += 1) {
    if ((scores[slot] ?? 0) === 0) continue;
    facts.read(slot, job);
    const failures = failuresOf(job, wanted);
    counter?.add(job, failures);
    if (failures !== 0) scores[slot] = 0;
  }
  return counter?.counts() ?? null;
}

const remoteWay = wayNumber('remote');

/** Sets the scores of jobs that are not remote to 0. */
export function keepRemote(scores: Uint16Array, { way }: SlotFacts): void {
  for (let slot = 0; slot < scores.length; slot += 1) if (way[slot] !== remoteWay) scores[slot] = 0;
}
