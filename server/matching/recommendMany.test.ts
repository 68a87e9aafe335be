import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { openRanking, recommend } from './recommend.ts';
import { boston, holderOf, nobody, posting } from './testing.ts';

const bookkeeper = holderOf('Bookkeeper');
/** 42 miles from Syracuse: within the radius, in the next ring. */
const nextRing = { lat: 43.05, lng: -75.32 };

const idsOf = (rows: readonly JobRow[], person: Candidate, limit?: number) =>
  recommend(new JobIndex(rows), person, limit === undefined ? {} : { limit }).map(
    ({ sourceGUID }) => sourceGUID,
  );

describe('the best of a feed with more fitting jobs than are scored', () => {
  /** The first of the list when one job comes in after 300 others. */
  const firstWith = (others: Partial<JobRow>, last: Partial<JobRow>, person: Partial<Candidate>) =>
    idsOf(
      [
        ...Array.from({ length: 300 }, (_, at) => posting(`other-${at}`, others)),
        posting('last', last),
      ],
      { ...bookkeeper, ...person },
      1,
    );
  const weaker = { title: 'Payroll Clerk', socCode: '43-3051' };

  it.each<[string, Partial<JobRow>, Partial<JobRow>, Partial<Candidate>]>([
    ['fits better, as near', weaker, {}, {}],
    ['fits less, and is of a nearer ring', nextRing, weaker, {}],
    ['is done as they prefer', {}, { remote: 'hybrid' }, { remote: 'hybrid' }],
    [
      'is near, for who would move and rather works from home',
      boston,
      {},
      { relocate: true, remote: 'remote' },
    ],
    ['is nearer, for who would move', boston, {}, { relocate: true }],
  ])('is the last that came in when it %s', (_how, others, last, person) => {
    expect(firstWith(others, last, person)).toEqual(['last']);
  });

  it('is followed by as many as are asked for', () => {
    const rows = Array.from({ length: 320 }, (_, at) => posting(`job-${at}`));
    expect(idsOf(rows, bookkeeper, 310)).toHaveLength(310);
    expect(idsOf(rows, bookkeeper)).toHaveLength(200);
  });
});

it('ranks the jobs of one ring by their whole score, not by their words and place alone', () => {
  const demanding = 'Keep the books. At least 9 years of experience.';
  const wordy = 'Keep the books in a calm and friendly office of helpful people near the river.';
  const rows = [
    posting('a', { ...nextRing, description: demanding }),
    posting('b', { ...nextRing, description: wordy }),
    posting('near', { description: demanding }),
  ];
  expect(idsOf(rows, { ...bookkeeper, years: 1 })).toEqual(['near', 'b', 'a']);
});

it('finds jobs by an occupation alone, of which no title or word is known', () => {
  const person = { ...nobody, codes: [{ code: '99-9999', score: 1 }] };
  const rows = [posting('a', { title: 'Zorber', socCode: '99-9999' }), posting('b')];
  const [found, ...others] = recommend(new JobIndex(rows), person);
  expect(found).toMatchObject({ sourceGUID: 'a', score: expect.any(Number) });
  expect(found?.score).toBeGreaterThan(0.2);
  expect(others).toEqual([]);
});

it('leaves out a job whose last day is over, and none when no day is told', () => {
  const index = new JobIndex([
    posting('over', { closesOn: '2026-05-31' }),
    posting('today', { closesOn: '2026-06-01' }),
    posting('open'),
  ]);
  const ids = (today?: string) =>
    openRanking(index, bookkeeper, today)()
      .map(({ sourceGUID }) => sourceGUID)
      .toSorted();
  expect(ids('2026-06-01')).toEqual(['open', 'today']);
  expect(ids()).toEqual(['open', 'over', 'today']);
});
