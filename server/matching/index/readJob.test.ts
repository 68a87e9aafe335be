import { describe, expect, it } from 'vitest';
import { occupationByCode } from '../occupations/table.ts';
import { postingParts } from '../offers.ts';
import { createPhraseFinder } from '../phrases.ts';
import { posting } from '../testing.ts';
import { createTitleMatcher } from '../titles.ts';
import { stemsOf } from '../words.ts';
import { JobIndex } from './jobIndex.ts';
import { readJob, readShares, readTitle, skillsNamed } from './readJob.ts';

const matcher = createTitleMatcher([
  { code: '39-9021', title: 'Moon Gardener' },
  { code: '39-9031', title: 'Moon Keeper' },
  { code: '39-9041', title: 'Moon Painter' },
  { code: '39-9051', title: 'Moon Cook' },
  { code: '35-2014', title: 'Soup Cook' },
]);

describe('the likely codes of a title', () => {
  it('are one and sure for a title that is known', () => {
    const [first] = readShares('Moon Gardener', matcher);
    expect(first?.code).toBe('39-9021');
    const sum = readShares('Moon Gardener', matcher).reduce((all, { score }) => all + score, 0);
    expect(sum).toBeCloseTo(1);
  });

  it('are three at most, and less than one together for a vague title', () => {
    const shares = readShares('Moon', matcher);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.length).toBeLessThanOrEqual(3);
    expect(shares.reduce((all, { score }) => all + score, 0)).toBeLessThan(0.95);
  });

  it('have none that is hardly meant', () => {
    expect(readShares('Moon Gardener', matcher)).toHaveLength(1);
    expect(readShares('Soup Cook of the Moon', matcher).map(({ code }) => code)).toEqual([
      '35-2014',
      '39-9051',
    ]);
  });

  it('are none for a title without a known word', () => {
    expect(readShares('Zorb', matcher)).toEqual([]);
  });
});

it('reads from a title the stems that name the work, and its rank', () => {
  const { stems, rank } = readTitle('Senior Moon Gardeners');
  expect(stems).toEqual(['moon', 'gardener']);
  expect(rank).not.toEqual(readTitle('Moon Gardeners').rank);
});

describe('the skills that a posting names', () => {
  const named = (text: string, skills?: string[], code?: string) =>
    skillsNamed(
      skills ? { skills } : {},
      stemsOf(text),
      createPhraseFinder(['cleaning', 'payroll processing', 'Excel', 'CPR'], (stem) => stem),
      code,
    );

  it('are those that it lists, then those of our table in its text, each once', () => {
    expect(named('Payroll processing in Excel', ['Zorbing', 'excel'])).toEqual([
      'Zorbing',
      'excel',
      'payroll processing',
    ]);
    expect(named('nothing')).toEqual([]);
  });

  it('have an everyday word only when it is a core skill of the occupation', () => {
    const cleaner = [...occupationByCode.values()].find(({ skills }) =>
      skills.includes('cleaning'),
    );
    expect(named('cleaning')).toEqual([]);
    expect(named('cleaning', [], '43-3031')).toEqual([]);
    expect(named('cleaning', [], cleaner?.code)).toEqual(['cleaning']);
  });

  it('leave out papers, which are demands of their own', () => {
    expect(named('CPR', ['CPR', 'Zorbing'])).toEqual(['Zorbing']);
  });
});

describe('a posting as it is read', () => {
  const readAs = (description: string, shares = [{ code: '43-3031', score: 1 }]) =>
    readJob(
      posting('job', { description }),
      postingParts(description),
      readTitle('Bookkeeper'),
      shares,
      new Uint32Array(),
      createPhraseFinder(['Excel'], () => 1),
    );

  it('has the preparation of its likeliest occupation, where our table has it', () => {
    expect(readAs('').level).toBe(occupationByCode.get('43-3031')?.level);
    expect(readAs('', []).level).toBeNull();
    expect(readAs('', [{ code: '99-9999', score: 1 }]).level).toBeNull();
  });

  it('keeps no description, which would fill the memory', () => {
    expect(readAs('Keep the books.').row).not.toHaveProperty('description');
    expect(readAs('').row.jobId).toBe('job');
  });

  it('knows whether it asks about health', () => {
    expect(readAs('State any medical conditions.').asksHealth).toBe(true);
    expect(readAs('Keep the books.').asksHealth).toBe(false);
  });

  it('may ask of a firefighter, by code or title, what it may ask of nobody else', () => {
    const asks = (title: string, socCode: string | null) =>
      new JobIndex([
        posting('job', { title, socCode, description: 'You must have no medical conditions.' }),
      ]).job(0)?.asksHealth;
    expect(asks('Bookkeeper', '43-3031')).toBe(true);
    expect(asks('Bookkeeper', null)).toBe(true);
    expect(asks('Firefighter', null)).toBe(false);
    expect(asks('Member of our crew', '33-2011')).toBe(false);
  });

  it('looks for skills once', () => {
    const job = readAs('');
    expect(job.skills).toBe(job.skills);
  });
});

describe('the index of jobs', () => {
  it('reads titles by the matcher that it is given, and a code of the feed as sure', () => {
    const index = new JobIndex(
      [
        posting('a', { title: 'Moon Gardener', socCode: null }),
        posting('b', { title: 'Moon Gardener', socCode: null }),
        posting('c', { title: 'Moon Gardener' }),
      ],
      matcher,
    );
    const codes = [0, 1, 2].map((slot) => index.job(slot)?.shares[0]?.code);
    expect(codes).toEqual(['39-9021', '39-9021', '43-3031']);
    expect(index.job(2)?.shares).toEqual([{ code: '43-3031', score: 1 }]);
    expect([...(index.codes.get('43-3031') ?? [])]).toEqual([[2, 1]]);
    expect(index.slotOf('b')).toBe(1);
    expect(index.slotOf('z')).toBeUndefined();
    expect([index.size, index.slotCount]).toEqual([3, 3]);
  });

  it('finds words of the title, of listed skills and of what is asked, and not of what is offered', () => {
    const description = 'Feed owls. We offer paid training in juggling.';
    const index = new JobIndex([
      posting('a', { title: 'Zorber', skills: ['Quuxing'], description }),
    ]);
    const has = (stem: string) => index.texts.frequency(stem) > 0;
    expect(['zorber', 'quux', 'owl'].map(has)).toEqual([true, true, true]);
    expect(has('juggl')).toBe(false);
    expect(index.titles.frequency('zorber')).toBe(1);
    expect(index.titles.frequency('owl')).toBe(0);
    expect(index.stemNumber('owl')).toBeGreaterThan(-1);
    expect(index.stemNumber('juggl')).toBeUndefined();
  });

  it('has the words of a job in order, without function words', () => {
    const index = new JobIndex([
      posting('a', { title: 'Zorber', description: 'Feed the owls, feed.' }),
    ]);
    const numbers = ['zorber', 'feed', 'owl', 'feed'].map((stem) => index.stemNumber(stem));
    expect([...(index.job(0)?.words ?? [])]).toEqual(numbers);
  });

  it('has no place for a job that says only half of where it is', () => {
    const index = new JobIndex([
      posting('a', { lat: null }),
      posting('b', { lng: null }),
      posting('c'),
    ]);
    const found: number[] = [];
    index.places.near({ lat: 43.05, lng: -76.15 }, 50, (slot) => found.push(slot));
    expect(found).toEqual([2]);
    index.remove('a');
    expect(index.size).toBe(2);
  });

  it('reads the same after it gave memory back', () => {
    const index = new JobIndex([posting('a', { description: 'CPA license required.' })]);
    index.settle();
    index.add(posting('b', { description: 'CPA license required.' }));
    expect(index.job(1)?.demands).toEqual(index.job(0)?.demands);
  });
});
