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

export type ReadingStage = 'reading' | 'understanding';

/**
 * The stage to show after `ticks` half seconds: text is read before it is understood. A guess by
 * time, as one call reads a resume and says nothing on the way.
 */
export function stageAfter(ticks: number): ReadingStage {
  return ticks < 4 ? 'reading' : 'understanding';
}
