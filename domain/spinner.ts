import { RESUME_EXPECTED_S, SPINNER_CAP_PERCENT, SPINNER_TICK_MS } from './limits.ts';

/**
 * The percentage a spinner shows after `ticks` steps of half a second. It creeps in even steps
 * toward 99 over the expected time and stays there: 100 would say that something is done.
 */
export function creep(ticks: number, expectedSeconds: number = RESUME_EXPECTED_S): number {
  if (ticks <= 0) return 0;
  const elapsed = (ticks * SPINNER_TICK_MS) / 1000;
  const share = expectedSeconds > 0 ? elapsed / expectedSeconds : 1;
  return Math.min(SPINNER_CAP_PERCENT, share * SPINNER_CAP_PERCENT);
}

/** What is being done with a resume, in the order in which it happens. */
export const READING_STAGES = ['received', 'reading', 'understanding'] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Whether `next` is further on than `now`; a late report must not take a screen back. */
export function isLaterStage(next: ReadingStage, now: ReadingStage): boolean {
  return READING_STAGES.indexOf(next) > READING_STAGES.indexOf(now);
}

/**
 * The stage a wait of `ticks` half seconds has surely reached when nobody reports a later one: the
 * request is accepted at once, and text is read before its meaning is looked for.
 */
export function stageAfter(ticks: number): ReadingStage {
  if (ticks < 1) return 'received';
  return ticks < 4 ? 'reading' : 'understanding';
}
