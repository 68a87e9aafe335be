import { describe, expect, it } from 'vitest';
import type { KnownTitle } from './knownTitles.ts';
import { createTitleMatcher } from './titles.ts';

const known: readonly KnownTitle[] = [
  { code: '39-9021', title: 'Moon Gardener' },
  { code: '39-9021', title: 'Crater Gardener' },
  { code: '39-9031', title: 'Moon Sweeper' },
  { code: '35-2014', title: 'Soup Cook' },
  { code: '37-2012', title: 'Housekeeper' },
  { code: '39-9041', title: 'Comet Tamer', trust: 0.5 },
  { code: '39-9051', title: 'Comet Tamer' },
];
const matcher = createTitleMatcher(known);
const codesOf = (title: string, limit?: number) =>
  matcher.codes(title, limit).map(({ code }) => code);
const scoreOf = (title: string, code: string, by = matcher) =>
  by.codes(title, 99).find((one) => one.code === code)?.score ?? 0;

describe('the codes of a title', () => {
  it('are those of titles that share a word with it, the nearest first', () => {
    expect(codesOf('Moon Gardener')).toEqual(['39-9021', '39-9031']);
    expect(codesOf('Moon')).toHaveLength(2);
    expect(codesOf('Zorb')).toEqual([]);
  });

  it('are as many as are asked for, five else', () => {
    const many = createTitleMatcher(
      Array.from({ length: 8 }, (_, at) => ({
        code: `39-${at}`,
        title: `Moon Zorb${'abcdefgh'[at]}`,
      })),
    );
    expect(many.codes('Moon')).toHaveLength(5);
    expect(many.codes('Moon', 2)).toHaveLength(2);
  });

  it('come in the order of the codes where they are equally near', () => {
    const titles = ['c', 'a', 'd', 'b'].map((code) => ({ code, title: `Moon ${code}${code}x` }));
    const found = createTitleMatcher(titles).codes('Moon');
    expect(found.map(({ code }) => code)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('score more for a whole title than for a part of it', () => {
    expect(scoreOf('Soup Cook', '35-2014')).toBeGreaterThan(0.7);
    expect(scoreOf('Cook', '35-2014')).toBeLessThan(scoreOf('Soup Cook', '35-2014'));
    expect(scoreOf('Cook', '35-2014')).toBeGreaterThan(0);
  });

  it('score more the more of the code’s titles are near, up to six of them', () => {
    const scoreWith = (count: number) => {
      const same = Array.from({ length: count }, () => ({ code: 'a', title: 'Moon Gardener' }));
      return scoreOf(
        'Moon Gardener',
        'a',
        createTitleMatcher([...same, { code: 'b', title: 'Cook' }]),
      );
    };
    const scores = [1, 2, 3, 4, 5, 6].map(scoreWith);
    expect(scores).toEqual([...new Set(scores)].toSorted((a, b) => a - b));
    expect(scores.at(-1)).toBeGreaterThan(0.97);
    expect(scoreWith(9)).toBeCloseTo(scores.at(-1) ?? 0);
  });

  it('score by the nearest of many titles, in whatever order they are known', () => {
    const far = Array.from({ length: 9 }, (_, at) => ({
      code: 'a',
      title: `Moon ${'abcdefghi'[at]}x`,
    }));
    const near = { code: 'a', title: 'Moon Gardener' };
    const scores = [
      [near, ...far],
      [...far, near],
      [...far.slice(4), near, ...far.slice(0, 4)],
    ].map((titles) => scoreOf('Moon Gardener', 'a', createTitleMatcher(titles)));
    expect(scores[1]).toBeCloseTo(scores[0] ?? 0);
    expect(scores[2]).toBeCloseTo(scores[0] ?? 0);
    const without = scoreOf('Moon Gardener', 'a', createTitleMatcher(far));
    expect(scores[0]).toBeGreaterThan(without);
  });

  it('score by the six nearest of many titles, wherever the farther ones stand', () => {
    const nearer = ['Moon Gardener', 'Old Moon Gardener', 'Moon Gardener Zorb'];
    const near = ['Moon Zorb', 'Moon Blarg', 'Moon Quux'];
    const far = ['Moon Quux Blarg Zorb', 'Moon Blarg Quux Old', 'Moon Old Quux Zorb'];
    const scores = [
      [...nearer, ...near, ...far],
      [...far, ...near, ...nearer],
      [...nearer.toReversed(), ...far, ...near],
    ].map((titles) =>
      scoreOf(
        'Moon Gardener',
        'a',
        createTitleMatcher(titles.map((title) => ({ code: 'a', title }))),
      ),
    );
    expect(scores[1]).toBeCloseTo(scores[0] ?? 0, 10);
    expect(scores[2]).toBeCloseTo(scores[0] ?? 0, 10);
  });

  it('score less by a title that is trusted less', () => {
    expect(codesOf('Comet Tamer')).toEqual(['39-9051', '39-9041']);
    expect(scoreOf('Comet Tamer', '39-9041')).toBeLessThan(scoreOf('Comet Tamer', '39-9051'));
  });

  it('lose a draw when the code is for all other work', () => {
    const titles = ['39-9029', '39-9030'].map((code) => ({ code, title: 'Owl Feeder' }));
    const [first, second] = createTitleMatcher(titles).codes('Owl Feeder');
    expect([first?.code, second?.code]).toEqual(['39-9030', '39-9029']);
    expect(second?.score).toBeCloseTo(0.93 * (first?.score ?? 0));
  });

  it('are found by the word for the person before any other word', () => {
    expect(codesOf('Moon Cook')[0]).toBe('35-2014');
    expect(codesOf('Sweeper of Soup')[0]).toBe('39-9031');
  });

  it('are found by a word’s family, and by words that stand side by side', () => {
    expect(codesOf('Gardening')).toEqual(['39-9021']);
    const pairs = createTitleMatcher([
      { code: 'a', title: 'Front Desk Clerk' },
      { code: 'b', title: 'Desk Front Clerk' },
    ]);
    expect(pairs.codes('Front Desk')[0]?.code).toBe('a');
    expect(pairs.codes('Desk Front')[0]?.code).toBe('b');
  });

  it('are found by two words that are one, and by a word that is misspelled', () => {
    expect(codesOf('House Keeper')).toEqual(['37-2012']);
    expect(codesOf('Houskeeper')).toEqual(['37-2012']);
    // Of two words that may be meant, the one that more titles have.
    const zorb = ['Zorbine', 'Zorbint', 'Zorbint Cook', 'Zorbint Aide'];
    const likely = createTitleMatcher(zorb.map((title) => ({ code: title, title })));
    expect(likely.stems('Zorbinz')).toEqual(likely.stems('Zorbint'));
  });

  it('weigh a rare word more than one of many codes', () => {
    const [first, second] = matcher.codes('Crater Sweeper Moon');
    expect([first?.code, second?.code].toSorted()).toEqual(['39-9021', '39-9031']);
    expect(matcher.telling('crater')).toBeGreaterThan(matcher.telling('moon'));
    expect(matcher.telling('crater')).toBeLessThan(1);
    expect(matcher.telling('zorb')).toBe(1);
  });
});

describe('a title as a vector', () => {
  const product = (one: string, other: string) => {
    const weights = new Map(matcher.vector(other));
    return matcher
      .vector(one)
      .reduce((sum, [name, weight]) => sum + weight * (weights.get(name) ?? 0), 0);
  };

  it('has the length 1, and is empty without words', () => {
    expect(product('Moon Gardener', 'Moon Gardener')).toBeCloseTo(1);
    expect(matcher.vector('')).toEqual([]);
  });

  it('is nearer to a title with more in common', () => {
    expect(product('Moon Gardener', 'Crater Gardener')).toBeGreaterThan(
      product('Moon Gardener', 'Moon Sweeper'),
    );
    expect(product('Moon Gardener', 'Soup Cook')).toBe(0);
  });

  it('has the stems of its telling words, each once, spelling mended', () => {
    expect(matcher.stems('Senior Gardeners, Gardenr of the Moon')).toEqual(['gardener', 'moon']);
  });
});
