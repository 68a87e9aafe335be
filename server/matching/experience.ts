import type { CandidateData } from '#domain/insights.ts';
import { endOf, timeOf, yearMs } from './heldTitles.ts';

type Work = CandidateData['work_experience'][number];

/**
 * Years in work until today, to one decimal: the union of all periods, so that two jobs at once
 * count once. A job without a start date, or that ends before it starts, counts nothing.
 */
export function yearsOfExperience(work: readonly Work[], today: Date): number {
  const periods = work
    .map((job) => ({ start: timeOf(job.start_date), end: endOf(job, today) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  let whole = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of periods) {
    whole += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.min(80, Math.round((whole / yearMs) * 10) / 10);
}
