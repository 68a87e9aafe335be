import { describe, expect, it } from 'vitest';
import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { Candidate } from './candidate.ts';
import { codesOfTitles } from './heldTitles.ts';
import type { JobRow } from './index/jobRow.ts';
import { createJobMatcher } from './jobMatcher.ts';

const syracuse = { lat: 43.05, lng: -76.15 };
/** 71 miles from Syracuse. */
const rochester = { lat: 43.16, lng: -77.61 };
/** 262 miles from it. */
const boston = { lat: 42.36, lng: -71.06 };

const row = (jobId: string, changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  title: 'Bookkeeper',
  company: 'Example Company',
  city: null,
  state: null,
  ...syracuse,
  remote: 'in-person',
  socCode: '43-3031',
  description: 'Keep the books.',
  postedAt: null,
  employmentTypes: [],
  closesOn: null,
  ...changes,
});

const titles = [{ title: 'Bookkeeper', weight: 1 }];
const person = (changes: Partial<Candidate> = {}): Candidate => ({
  titles,
  codes: codesOfTitles(titles),
  skills: [],
  credentials: [],
  text: '',
  years: 4,
  degree: null,
  place: syracuse,
  searchRadius: 50,
  relocate: false,
  remote: null,
  ...changes,
});

function matcherOf(rows: readonly JobRow[]) {
  const matcher = createJobMatcher();
  for (const one of rows) matcher.add(one);
  return matcher;
}

const feed = [
  row('near'),
  row('rochester', rochester),
  row('boston', boston),
  row('home', { ...boston, remote: 'remote' }),
  // Related work, and no word in common; and other work.
  row('x-collector', { title: 'Collector', socCode: '43-3011', description: 'Call late payers.' }),
  row('x-cook', { title: 'Cook', socCode: '35-2014', description: 'Serve at the counter.' }),
];

const wide = (changes: Partial<Widening>): Widening => ({ ...NOT_WIDENED, ...changes });
const idsOf = (candidate: Candidate, widen?: Widening) =>
  matcherOf(feed)
    .recommend(candidate, widen)
    .recommendations.map((one) => one.sourceGUID)
    .toSorted();
const offersOf = (candidate: Candidate, widen?: Widening, rows: readonly JobRow[] = feed) =>
  matcherOf(rows)
    .recommend(candidate, widen)
    .widenings.map(({ by, radius, more }) => [by, radius, more]);

describe('a short list', () => {
  it('says for each widening how many jobs it adds, and each adds as many', () => {
    const matcher = matcherOf(feed);
    const { recommendations, widenings } = matcher.recommend(person({ remote: 'in-person' }));
    expect(recommendations.map((one) => one.sourceGUID)).toEqual(['near']);
    expect(widenings).toEqual([
      { by: 'miles', widen: wide({ miles: 30 }), radius: 80, more: 1 },
      { by: 'remote', widen: wide({ remote: true }), radius: 50, more: 1 },
      { by: 'related', widen: wide({ related: true }), radius: 50, more: 1 },
    ]);
    for (const { widen, more } of widenings) {
      const wider = matcher.recommend(person({ remote: 'in-person' }), widen);
      expect(wider.recommendations).toHaveLength(1 + more);
    }
  });

  it('is widened step by step, each on top of the ones before', () => {
    const both = wide({ miles: 30, related: true });
    expect(idsOf(person(), both)).toEqual(['home', 'near', 'rochester', 'x-collector']);
    // Boston is beyond the last of the steps from 80 miles, and within those from 170.
    expect(offersOf(person(), both)).toEqual([]);
    expect(offersOf(person(), wide({ miles: 120 }))).toEqual([
      ['miles', 290, 1],
      ['related', 170, 1],
    ]);
  });

  it('continues to the next 30 miles where the first add nothing', () => {
    const far = feed.filter(({ jobId }) => jobId !== 'rochester').concat(row('x', { lat: 44.6 }));
    expect(offersOf(person(), undefined, far)).toContainEqual(['miles', 110, 1]);
  });

  it('offers no distance to who moves or has not answered, and no remote jobs to who has them', () => {
    for (const relocate of [true, null])
      expect(offersOf(person({ relocate }))).toEqual([['related', 50, 1]]);
    expect(idsOf(person())).toContain('home');
  });

  it('keeps near jobs first, and their scores, in the wider list', () => {
    const matcher = matcherOf(feed);
    const own = matcher.recommend(person()).recommendations;
    const wider = matcher.recommend(person(), wide({ miles: 240 })).recommendations;
    expect(wider.map((one) => one.sourceGUID).slice(-2)).toEqual(['rochester', 'boston']);
    expect(wider).toEqual(expect.arrayContaining(own));
    const rochesterReasons = wider.at(-2)?.reasons ?? [];
    expect(rochesterReasons).toContainEqual(
      expect.objectContaining({ code: 'relocate', effect: 'gap' }),
    );
  });
});

it('offers nothing beside a list of 25 jobs', () => {
  const many = Array.from({ length: 25 }, (_, at) => row(`near-${at}`));
  expect(offersOf(person(), undefined, [...feed, ...many])).toEqual([]);
});

it('offers nothing to an empty profile', () => {
  expect(offersOf(person({ titles: [], codes: [] }))).toEqual([]);
});
