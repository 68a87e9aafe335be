import { RESUME_EXPECTED_S, SPINNER_CAP_PERCENT, SPINNER_TICK_MS } from './limits.ts';

/**
 * The percentage of a spinner after `ticks` half seconds. Rises evenly to 99 over the expected
 * time and stays there, because 100 would mean done.
 */
export function spinnerPercent(ticks: number, expectedSeconds: number = RESUME_EXPECTED_S): number {
  if (ticks <= 0) return 0;
  const elapsed = (ticks * SPINNER_TICK_MS) / 1000;
  const share = expectedSeconds > 0 ? elapsed / expectedSeconds : 1;
  return Math.min(SPINNER_CAP_PERCENT, share * SPINNER_CAP_PERCENT);
}

/** Stages of reading a resume, in order. */
export const READING_STAGES = ['received', 'reading', 'understanding'] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Whether `next` comes after `now`, so that a late report does not move the screen back. */
export function isLaterStage(next: ReadingStage, now: ReadingStage): boolean {
  return READING_STAGES.indexOf(next) > READING_STAGES.indexOf(now);
}

/**
 * The stage to show after `ticks` half seconds when the server reports none: the request is
 * accepted at once, and text is read before it is understood.
 */
export function stageAfter(ticks: number): ReadingStage {
  if (ticks < 1) return 'received';
  return ticks < 4 ? 'reading' : 'understanding';
}
