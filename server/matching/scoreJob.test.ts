import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { openScorer } from './scoreJob.ts';
import { boston, holderOf, nobody, posting } from './testing.ts';
import { createTitleMatcher } from './titles.ts';
import { milesTo } from './whereabouts.ts';

/** "Assistant" stands in titles of many kinds, and says little. */
const matcher = createTitleMatcher([
  { code: '43-3031', title: 'Bookkeeper' },
  { code: '35-2014', title: 'Kitchen Assistant' },
  { code: '41-2011', title: 'Shop Assistant' },
  { code: '43-6014', title: 'Office Assistant' },
  { code: '31-9091', title: 'Dental Assistant' },
]);
const nothing = { titles: 0, skills: 0, text: 0, kindred: 0 };

function scored(
  changes: Partial<JobRow>,
  person: Partial<Candidate>,
  earned: Partial<typeof nothing> = {},
) {
  const index = new JobIndex([posting('job', changes)], matcher);
  const job = index.job(0);
  if (!job) throw new Error('no job');
  const candidate = { ...nobody, ...person };
  return openScorer(index, candidate)(job, milesTo(candidate, job), { ...nothing, ...earned });
}
const titlesOf = (title: string, ...held: readonly (readonly [string, number])[]) =>
  scored({ title }, { titles: held.map(([name, weight]) => ({ title: name, weight })) })
    .recommendation.reasons.filter(({ code }) => code === 'title_match')
    .map(({ values }) => values);

describe('a title that the person held', () => {
  it('is named with the words that the job’s title has, each once, in the person’s spelling', () => {
    expect(titlesOf('Bookkeeping Bookkeeper', ['Senior Bookkeepers', 1])).toEqual([
      { title: 'Senior Bookkeepers', matched: ['bookkeepers'] },
    ]);
    expect(titlesOf('Zorb Polisher', ['Zorb Zorb Polisher', 1])).toEqual([
      { title: 'Zorb Zorb Polisher', matched: ['zorb', 'polisher'] },
    ]);
  });

  it('is the one with most words in common, and of those the weightier', () => {
    const names = (...held: Parameters<typeof titlesOf>[1][]) =>
      titlesOf('Zorb Polisher', ...held).map(({ title }) => title);
    expect(names(['Polisher', 1], ['Zorb Polisher', 1])).toEqual(['Zorb Polisher']);
    expect(names(['Zorb Polisher', 1], ['Polisher', 1])).toEqual(['Zorb Polisher']);
    expect(names(['Zorb', 0.5], ['Polisher', 0.9])).toEqual(['Polisher']);
    expect(names(['Polisher', 0.4], ['Zorb', 0.4])).toEqual(['Polisher']);
  });

  it('is not like another by a word that says little', () => {
    expect(titlesOf('Kitchen Assistant', ['Dental Assistant', 1])).toEqual([]);
    expect(titlesOf('Dental Clerk', ['Dental Assistant', 1])).toHaveLength(1);
    expect(titlesOf('Assistant', ['Assistant', 1])).toHaveLength(1);
    // Exactly half of what it tells.
    expect(titlesOf('Zorb', ['Zorb Quux', 1])).toHaveLength(1);
  });

  it('is no reason without a word in common', () => {
    expect(titlesOf('Cook', ['Bookkeeper', 1])).toEqual([]);
    expect(titlesOf('Cook', ['', 1])).toEqual([]);
    const { words } = scored({ title: 'Cook' }, holderOf('Bookkeeper')).parts;
    expect(words.reasons).toEqual([]);
  });
});

describe('the score of a job', () => {
  it('is the sum of its parts', () => {
    const { recommendation, parts } = scored({}, {}, { titles: 0.1, skills: 0.05, text: 0.02 });
    const sum = Object.values(parts).reduce((all, { earned }) => all + earned, 0);
    expect(recommendation.score).toBeCloseTo(sum, 4);
    expect(recommendation.sourceGUID).toBe('job');
  });

  it('counts words of every source as words', () => {
    const earned = { titles: 0.1, skills: 0.05, text: 0.02, kindred: 0.03 };
    expect(scored({}, {}, earned).parts.words.earned).toBeCloseTo(0.2);
  });

  it('is at most one, and has four digits', () => {
    expect(scored({}, {}, { titles: 1 }).recommendation.score).toBe(1);
    const { score } = scored({}, {}, { titles: 0.123456789 }).recommendation;
    expect(score).toBe(Number(score.toFixed(4)));
  });

  it('loses a share for a place and a way of working that do not fit', () => {
    const person = { relocate: null, remote: 'in-person' as const };
    const here = scored({}, person).recommendation.score;
    const far = scored(boston, person).recommendation.score;
    const both = scored({ ...boston, remote: 'hybrid' }, person);
    const sum = Object.values(both.parts).reduce((all, { earned }) => all + earned, 0);
    expect(far).toBeLessThan(0.75 * here);
    expect(both.recommendation.score).toBeLessThan(0.75 * 0.95 * sum);
    expect(both.recommendation.score).toBeGreaterThan(0.5 * 0.95 * sum);
  });
});

describe('the reasons of a score', () => {
  it('are the positive ones first, then the gaps, the heaviest of each first', () => {
    const { reasons } = scored(
      { title: 'Bookkeeper', description: 'Excel. CPA license required. 9 years of experience.' },
      { ...holderOf('Bookkeeper', { years: 1 }), skills: ['Excel'] },
      { titles: 0.05, skills: 0.3 },
    ).recommendation;
    const effects = reasons.map(({ effect }) => effect);
    expect(effects).toEqual(effects.toSorted((a, b) => b.localeCompare(a)));
    expect(new Set(effects).size).toBe(2);
    for (const kind of ['positive', 'gap']) {
      const weights = reasons.filter(({ effect }) => effect === kind).map(({ weight }) => weight);
      expect(weights.length).toBeGreaterThan(1);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  it('name the access that is offered, and a question about health, without any weight', () => {
    const description = 'ASL interpreters are provided. State any medical conditions.';
    const { reasons } = scored({ description }, {}).recommendation;
    expect(reasons).toContainEqual({
      code: 'offers',
      effect: 'positive',
      weight: 0,
      values: { offered: ['interpreter-on-request'] },
    });
    expect(reasons).toContainEqual({
      code: 'health_question',
      effect: 'gap',
      weight: 0,
      values: {},
    });
    const plain = scored({}, {}).recommendation.reasons.map(({ code }) => code);
    expect(plain).not.toContain('offers');
    expect(plain).not.toContain('health_question');
  });
});
