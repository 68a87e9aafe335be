import { describe, expect, it } from 'vitest';
import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { Candidate } from './candidate.ts';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { createJobMatcher } from './jobMatcher.ts';
import { openRanking, openScoredRanking } from './recommend.ts';
import { boston, holderOf, posting } from './testing.ts';

const today = '2026-06-01';
const bookkeeper = holderOf('Bookkeeper', { relocate: null });
const cook = { title: 'Cook', socCode: '35-2014', description: 'Serve at the counter.' };
const idsOf = (rows: readonly JobRow[], person: Candidate = bookkeeper, widen?: Widening) =>
  openRanking(new JobIndex(rows), person, today)(widen && { widen }).map((one) => one.sourceGUID);

describe('a list of jobs', () => {
  it('has jobs until the end of their last day', () => {
    const rows = [
      posting('a-today', { closesOn: today }),
      posting('b-past', { closesOn: '2026-05-31' }),
      posting('c-open'),
    ];
    expect(idsOf(rows)).toEqual(['a-today', 'c-open']);
  });

  it('puts equally good jobs in the order of their names, whenever they came in', () => {
    expect(idsOf(['b', 'c', 'a'].map((id) => posting(id)))).toEqual(['a', 'b', 'c']);
  });

  it('goes ring by ring of distance, then by the score in each', () => {
    const rows = [
      posting('a-far', boston),
      posting('b-far-weak', { ...boston, description: 'Keep the books. 9 years of experience.' }),
      posting('c-near-weak', { description: 'Keep the books. 9 years of experience.' }),
      posting('d-near'),
    ];
    const person = holderOf('Bookkeeper', { relocate: null, years: 1 });
    expect(idsOf(rows, person)).toEqual(['d-near', 'c-near-weak', 'a-far', 'b-far-weak']);
  });

  it('has 200 jobs at most, or as many as are asked for, the best of all', () => {
    const rows = Array.from({ length: 240 }, (_, at) => posting(`a${at + 100}`));
    const better = posting('z', { description: 'Keep the books. Bookkeeper wanted.' });
    const ranking = openRanking(new JobIndex([...rows, better]), bookkeeper, today);
    expect(ranking()).toHaveLength(200);
    expect(ranking({ limit: 2 }).map((one) => one.sourceGUID)).toEqual(['z', 'a100']);
  });

  it('scores more jobs than it shows, because the first look at them is rough', () => {
    // What a posting asks for is read only when it is scored; all are alike at the first look.
    const rows = Array.from({ length: 299 }, (_, at) =>
      posting(`a${at + 100}`, { description: 'Keep the books. 9 years of experience.' }),
    );
    const asksLess = posting('z', { description: 'Keep the books. 0 years of experience.' });
    const person = holderOf('Bookkeeper', { years: 1 });
    const [first] = openRanking(new JobIndex([...rows, asksLess]), person, today)({ limit: 1 });
    expect(first?.sourceGUID).toBe('z');
  });

  it('needs words or the kind of work in common, and more than a little of both', () => {
    const rows = [posting('own'), posting('other', cook)];
    expect(idsOf(rows)).toEqual(['own']);
    expect(idsOf(rows, holderOf('Bookkeeper', { codes: [] }))).toEqual(['own']);
    expect(idsOf(rows, holderOf('Bookkeeper', { titles: [] }))).toEqual(['own']);
    expect(idsOf(rows, holderOf('Bookkeeper', { codes: [], titles: [] }))).toEqual([]);
  });

  it('measures a feed of misfits by what would fit, not by the best of them', () => {
    const misfits = Array.from({ length: 9 }, (_, at) =>
      posting(`cook${at}`, {
        ...cook,
        description: at === 0 ? 'Serve. Read orders.' : cook.description,
      }),
    );
    const reader = holderOf('Zorb Polisher', { codes: [], text: 'Read orders. Read orders.' });
    const skills = ['orders', 'glass', 'wax', 'zorbs', 'brushes'];
    expect(idsOf(misfits, { ...reader, skills })).toEqual([]);
  });

  it('has related work without a common word when it is widened so, and no other work', () => {
    const rows = [
      posting('own'),
      posting('x-collector', { title: 'Collector', socCode: '43-3011', description: 'Call.' }),
      posting('y-cook', cook),
    ];
    expect(idsOf(rows)).toEqual(['own']);
    const related = { ...NOT_WIDENED, related: true };
    expect(idsOf(rows, bookkeeper, related)).toEqual(['own', 'x-collector']);
  });

  it('tells what each score is made of', () => {
    const index = new JobIndex([posting('own'), ...['x', 'y', 'z'].map((id) => posting(id, cook))]);
    const [one] = openScoredRanking(index, bookkeeper, today)();
    const sum = Object.values(one?.parts ?? {}).reduce((all, { earned }) => all + earned, 0);
    expect(one?.recommendation.score).toBeCloseTo(sum, 4);
    // The best job of the feed earns all that words can earn.
    expect(one?.parts.words.earned).toBeCloseTo(0.38);
  });

  it('divides what words earn by where they come from', () => {
    const person = holderOf('Bookkeeper', { skills: ['QuickBooks'] });
    const rows = [
      posting('own', { skills: ['QuickBooks'] }),
      ...['x', 'y'].map((id) => posting(id, cook)),
    ];
    const weightsOf = (candidate: Candidate) =>
      Object.fromEntries(
        (openRanking(new JobIndex(rows), candidate, today)()[0]?.reasons ?? []).map(
          ({ code, weight }) => [code, weight],
        ),
      );
    expect(weightsOf(person)['title_match']).toBeLessThan(0.38);
    expect(weightsOf(person)['skills']).toBeGreaterThan(0.05);
    expect(weightsOf(bookkeeper)['title_match']).toBeCloseTo(0.38, 1);
  });
});

describe('the feed in memory', () => {
  const matcherOf = (rows: readonly JobRow[], now?: () => Date) => {
    const matcher = createJobMatcher(now);
    for (const row of rows) matcher.add(row);
    return matcher;
  };

  it('has as many jobs as were added and not removed, each once', () => {
    const matcher = matcherOf([posting('a'), posting('b'), posting('a', cook)]);
    expect(matcher.size()).toBe(2);
    matcher.remove('a');
    matcher.remove('nothing');
    matcher.settle();
    matcher.add(posting('c'));
    expect(matcher.size()).toBe(2);
    const { recommendations } = matcher.recommend(bookkeeper);
    expect(recommendations.map((one) => one.sourceGUID)).toEqual(['b', 'c']);
  });

  it('leaves a job out once its last day is over everywhere', async () => {
    let time = new Date('2026-06-01T12:00:00Z');
    const matcher = matcherOf([posting('a', { closesOn: '2026-06-01' })], () => time);
    const seen = async () => [
      matcher.recommend(bookkeeper).recommendations.length,
      matcher.rankFew(bookkeeper, ['a']).length,
      (await matcher.whatWouldChange(bookkeeper, () => bookkeeper, 'a')).of,
    ];
    expect(await seen()).toEqual([1, 1, 1]);
    time = new Date('2026-06-03T12:00:00Z');
    expect(await seen()).toEqual([0, 0, 0]);
  });
});
