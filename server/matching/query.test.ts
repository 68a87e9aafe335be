import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { JobIndex } from './index/jobIndex.ts';
import { wordQuery } from './query.ts';
import { nobody, posting } from './testing.ts';
import { createTitleMatcher } from './titles.ts';

const matcher = createTitleMatcher([{ code: '43-3031', title: 'Bookkeeper' }]);
const indexOf = (...descriptions: string[]) =>
  new JobIndex(
    descriptions.map((description, at) => posting(`${at}`, { title: 'Clerk', description })),
    matcher,
  );
const queryOf = (changes: Partial<Candidate>, index = indexOf()) =>
  wordQuery(index, { ...nobody, ...changes });
const entries = (map: ReadonlyMap<string, number>) => Object.fromEntries(map);

describe('the search words of a title', () => {
  it('are the stems that name the work, each once, with the weight of the title', () => {
    const { titles, heldTitles } = queryOf({
      titles: [{ title: 'Senior Paper Paper Sorter', weight: 0.5 }],
    });
    expect(entries(titles)).toEqual({ paper: 0.5, sorter: 0.5 });
    expect(heldTitles).toEqual([['paper', 'sorter']]);
  });

  it('weigh as in the heaviest title that has them, and no more than one', () => {
    const { titles } = queryOf({
      titles: [
        { title: 'Paper Sorter', weight: 0.8 },
        { title: 'Paper Cutter', weight: 0.3 },
        { title: 'Sorter', weight: 1.5 },
      ],
    });
    expect(entries(titles)).toEqual({ paper: 0.8, sorter: 1, cutter: 0.3 });
  });
});

describe('the search words of skills', () => {
  it('are those of skills and papers, without those of the titles', () => {
    const { skills } = queryOf({
      titles: [{ title: 'Welder', weight: 1 }],
      skills: ['MIG welding', 'welder safety'],
      credentials: ['Forklift license'],
    });
    expect(entries(skills)).toEqual({ mig: 1, weld: 1, safety: 1, forklift: 1, licens: 1 });
  });
});

describe('the search words of kindred titles', () => {
  const kindredOf = (score: number, title = 'Clerk') =>
    queryOf({ titles: [{ title, weight: 1 }], codes: [{ code: '43-3031', score }] }).kindred;

  it('are those of other titles of the occupation, as sure as it is', () => {
    const kindred = kindredOf(0.6);
    expect(kindred.get('bookkeeper')).toBe(0.6);
    expect(kindredOf(0.6, 'Bookkeeper').has('bookkeeper')).toBe(false);
  });

  it('are none for an occupation that is unsure, or that is not known', () => {
    expect(kindredOf(0.3).size).toBeGreaterThan(0);
    expect(kindredOf(0.29).size).toBe(0);
    expect(queryOf({ codes: [{ code: '99-9999', score: 1 }] }).kindred.size).toBe(0);
  });
});

describe('the search words of a person’s own text', () => {
  const index = indexOf('orchid care', 'orchid care', 'care 24', 'rose care 24');
  const textOf = (text: string, changes: Partial<Candidate> = {}) =>
    queryOf({ ...changes, text }, index);

  it('are those that at least two postings have, and no numbers', () => {
    expect(entries(textOf('Orchid, rose, care, tulip, 24').text)).toEqual({ orchid: 1, care: 1 });
  });

  it('are not those of titles and skills, which are searched already', () => {
    const held = { titles: [{ title: 'Orchid Grower', weight: 1 }], skills: ['care'] };
    expect(textOf('orchid care', held).text.size).toBe(0);
  });

  it('keep the person’s spelling, as they first wrote it', () => {
    const { spelling } = textOf('Orchids! An orchid caring for nobody, which cares.');
    expect(Object.fromEntries(spelling)).toEqual({ orchid: 'orchids', care: 'cares' });
    expect(textOf('tulips').spelling.size).toBe(0);
  });

  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const words = letters.flatMap((one) => [`qu${one}k`, `zo${one}k`]);

  it('are the 25 strongest: frequent in the text, and rare among the jobs', () => {
    const many = indexOf(words.join(' '), words.join(' '), words.slice(0, 10).join(' '), '', '');
    const found = [...queryOf({ text: words.join(' ') }, many).text.keys()];
    expect(found).toHaveLength(25);
    // Of equally strong ones the first by letters; those that a third posting has are weaker.
    expect(found).toEqual(words.slice(10).toSorted().slice(0, 25));
    const often = queryOf({ text: [...words, 'zozk', 'zozk', 'zoyk'].join(' ') }, many).text;
    expect([...often.keys()].slice(0, 2)).toEqual(['zozk', 'zoyk']);
  });
});
