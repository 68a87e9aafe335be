import { expect, it } from 'vitest';
import { jobScore } from './jobScore.ts';
import { capacity, type ScorePart } from './reasons.ts';

type Earned = Partial<Record<ScorePart, number>>;

/** The score of a job that earned these shares of 1; `score` where something was taken off. */
function scoreOf(earned: Earned, score?: number) {
  const part = (code: ScorePart) => ({ earned: earned[code] ?? 0, reasons: [] });
  const sum = Object.values(earned).reduce((all, one) => all + one, 0);
  return jobScore({
    recommendation: {
      score: score ?? Number(sum.toFixed(4)),
      sourceGUID: 'job',
      reasons: [],
    },
    parts: {
      words: part('words'),
      occupation: part('occupation'),
      skills: part('skills'),
      level: part('level'),
      years: part('years'),
      education: part('education'),
      papers: part('papers'),
      place: part('place'),
      remote: part('remote'),
    },
  });
}
const pointsOf = (earned: Earned) =>
  scoreOf(earned)
    .parts.filter(({ points }) => points > 0)
    .map(({ code, points }) => [code, points]);

it('tells each part in points, what it can have at most, and nothing taken off', () => {
  const { points, parts, takenOff } = scoreOf(capacity);
  expect([points, takenOff]).toEqual([100, 0]);
  expect(parts.map(({ code, points: own, of }) => [code, own, of])).toEqual([
    ['words', 38, 38],
    ['occupation', 22, 22],
    ['skills', 5, 5],
    ['level', 8, 8],
    ['years', 6, 6],
    ['education', 3, 3],
    ['papers', 4, 4],
    ['place', 9, 9],
    ['remote', 5, 5],
  ]);
});

it('gives the points that are left over to the parts that lose most', () => {
  const earned = { words: 0.104, occupation: 0.107, skills: 0.019 };
  expect(scoreOf(earned).points).toBe(23);
  expect(pointsOf(earned)).toEqual([
    ['words', 10],
    ['occupation', 11],
    ['skills', 2],
  ]);
  // Of two that lose as much, the one that is read first.
  expect(pointsOf({ words: 0.105, occupation: 0.105 })).toEqual([
    ['words', 11],
    ['occupation', 10],
  ]);
});

it('tells what the place or the way of working takes off', () => {
  const { points, parts, takenOff } = scoreOf({ words: 0.3, occupation: 0.2 }, 0.35);
  expect([points, takenOff]).toEqual([35, 15]);
  expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(50);
});

it('has never more than 100 points', () => {
  const { points, takenOff } = scoreOf({ words: 1.02 }, 1);
  expect([points, takenOff]).toEqual([100, 0]);
});
