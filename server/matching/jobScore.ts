import type { components } from '#openapi/matching.ts';
import { capacity, type ScorePart } from '#server/matching/reasons.ts';
import type { Scored } from '#server/matching/scoreJob.ts';

export type JobScore = components['schemas']['JobScore'];

/** The order that a person reads them in. */
const order: readonly ScorePart[] = [
  'words',
  'occupation',
  'skills',
  'level',
  'years',
  'education',
  'papers',
  'place',
  'remote',
];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * A score in whole points of 100 that add up: the parts that lose most by being cut to a whole
 * number get the points that are left over.
 */
export function jobScore({ recommendation, parts }: Scored): JobScore {
  const exact = order.map((code) => 100 * parts[code].earned);
  // To the same digits as the score, which it is when nothing is taken off.
  const whole = Math.round(Math.min(100, Number(sumOf(exact).toFixed(2))));
  const points = exact.map(Math.floor);
  const left = whole - sumOf(points);
  const byLoss = exact.map((one, at) => ({ at, loss: one - Math.floor(one) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.at - b.at);
  for (const { at } of byLoss.slice(0, left)) points[at] = (points[at] ?? 0) + 1;
  const kept = Math.round(100 * recommendation.score);
  return {
    points: kept,
    parts: order.map((code, at) => ({
      code,
      points: points[at] ?? 0,
      of: Math.round(100 * capacity[code]),
    })),
    takenOff: whole - kept,
  };
}
