import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

type Search = Parameters<typeof visitorOf>[0];

const visitor = (job_description: string, changes: Partial<Search> = {}) =>
  visitorOf({
    job_description,
    skills: [],
    location: null,
    search_radius: 25,
    ...changes,
  } as Search);
const workOf = (description: string) =>
  visitor(description).titles.map(({ title, weight }) => [title, weight]);

describe('the work that a visitor looks for', () => {
  it.each([
    ['commas', 'nurse, cook'],
    ['lines', 'nurse\ncook'],
    ['a word', 'nurse and cook'],
    ['another word', 'nurse OR cook'],
    ['a sign', 'nurse & cook'],
    ['full stops', 'Nurse. Cook.'],
    ['brackets', 'nurse (cook)'],
  ])('is several kinds when they are parted by %s', (_by, description) => {
    expect(workOf(description.toLowerCase())).toEqual([
      ['nurse', 1],
      ['cook', 1],
    ]);
  });

  it('is named once when it is said twice', () => {
    expect(workOf('nurse, nurse')).toEqual([['nurse', 1]]);
  });

  it('is found inside a sentence, as the longest words that name it', () => {
    expect(workOf('I was a registered nurse for ten years')).toEqual([['registered nurse', 1]]);
  });

  it('counts less when its words name no occupation, and not when they are many', () => {
    expect(workOf('zorbing quux')).toEqual([['zorbing quux', 0.4]]);
    expect(workOf('zorb quux blarg fnord')).toEqual([['zorb quux blarg fnord', 0.4]]);
    expect(workOf('zorb quux blarg fnord zazz')).toEqual([]);
  });

  it('is nothing for a description without words', () => {
    expect(workOf(' , \n and ')).toEqual([]);
    expect(visitor('')).toMatchObject({ titles: [], codes: [] });
  });

  it('is at most twelve kinds, from the first 150 words', () => {
    const many = Array.from({ length: 20 }, (_, at) => `zorb${at}`);
    expect(workOf(many.join(', ')).map(([title]) => title)).toEqual(many.slice(0, 12));
    const long = `${'blarg '.repeat(149)}, nurse, cook`;
    expect(workOf(long)).toEqual([['nurse', 1]]);
  });

  it('gives codes by known work, not by other words', () => {
    expect(visitor('bookkeeper, zorbing').codes[0]?.code).toBe('43-3031');
    expect(visitor('zorbing').codes).toEqual([]);
  });

  it('gives codes by skills alone when no known work is named, at most eight', () => {
    const skills = ['phlebotomy', 'specimen processing', 'labeling', 'infection control'];
    const { codes } = visitor('', { skills });
    expect(codes[0]?.code).toBe('31-9097');
    expect(codes.length).toBeLessThanOrEqual(8);
    expect(visitor('cook', { skills }).codes[0]?.code).toMatch(/^35-/);
  });
});

describe('what else is known of a visitor', () => {
  it('is what they said, and nothing of years, degrees or papers', () => {
    const said = visitor('cook', { skills: ['Excel'], remote: 'remote', search_radius: 10 });
    expect(said).toMatchObject({
      skills: ['Excel'],
      text: 'cook',
      credentials: [],
      years: null,
      degree: null,
      searchRadius: 10,
      remote: 'remote',
    });
    expect(visitor('cook').remote).toBeNull();
  });

  it('is that they stay near a place that they named, and no distance without one', () => {
    expect(visitor('cook', { location: [43, -76] })).toMatchObject({
      place: { lat: 43, lng: -76 },
      relocate: false,
    });
    expect(visitor('cook')).toMatchObject({ place: null, relocate: null });
  });

  it('has a place on the equator', () => {
    expect(visitor('cook', { location: [0, 0] }).place).toEqual({ lat: 0, lng: 0 });
  });
});
