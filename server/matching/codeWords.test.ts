import { describe, expect, it } from 'vitest';
import { type CodeSystem, escoSystem, socSystem } from './codeSystem.ts';
import { createCodeWords, heaviest, skillReader, unitOf } from './codeWords.ts';
import type { Weighted } from './inverted.ts';
import { occupationByCode } from './occupations/table.ts';
import { titleWeights } from './titleWeights.ts';

const own = { ...titleWeights, group: 0, widerGroup: 0, skills: 0 };
const of = (vector: Weighted) => Object.fromEntries(vector.filter(([, weight]) => weight > 0));
const lengthOf = (vector: Weighted) => Math.hypot(...vector.map(([, weight]) => weight));
const soc = socSystem([
  { code: '39-9021', title: 'Moon Gardener' },
  { code: '39-9021', title: 'Moon Moon Keeper', trust: 0.25 },
  { code: '39-9029', title: 'Comet Sweeper' },
  { code: '39-9111', title: 'Star Sweeper' },
  { code: '35-2014', title: 'Soup Cook' },
]);

describe('a vector of words', () => {
  it('has the length 1, and is empty where nothing weighs', () => {
    expect(
      unitOf([
        ['a', 3],
        ['b', 4],
      ]),
    ).toEqual([
      ['a', 0.6],
      ['b', 0.8],
    ]);
    expect(unitOf([])).toEqual([]);
    expect(unitOf([['a', 0]])).toEqual([]);
  });

  it('keeps its heaviest words, and of equal ones the first by letters', () => {
    const bag: [string, number][] = [
      ['b', 1],
      ['c', 1],
      ['a', 1],
      ['d', 2],
    ];
    expect(heaviest(bag, 3).map(([word]) => word)).toEqual(['d', 'a', 'b']);
    expect(lengthOf(heaviest(bag, 3))).toBeCloseTo(1);
  });
});

describe('the words of a code', () => {
  const words = createCodeWords([soc], own);

  it('are those of its titles, each by how many titles have it and how far they are trusted', () => {
    const { moon = 0, gardener = 0, keeper = 0 } = of(words.ofCode('soc', '39-9021'));
    expect(Object.keys(of(words.ofCode('soc', '39-9021')))).toHaveLength(3);
    // Twice in one title is once; a second title adds its trust.
    expect(moon / gardener).toBeCloseTo(Math.sqrt(1.25));
    expect(keeper / gardener).toBeCloseTo(Math.sqrt(0.25));
  });

  it('weigh less the more codes have them', () => {
    const { comet = 0, sweeper = 0 } = of(words.ofCode('soc', '39-9029'));
    expect(comet).toBeGreaterThan(sweeper);
    expect(lengthOf(words.ofCode('soc', '39-9029'))).toBeCloseTo(1);
  });

  it('are none for a code or a system that is not there', () => {
    expect(words.ofCode('soc', '11-1111')).toEqual([]);
    expect(words.ofCode('esco', '39-9021')).toEqual([]);
  });

  it('are those of its group and wider group too, where these count', () => {
    const withGroup = createCodeWords([soc], { ...own, group: 0.2 });
    const kin = ['comet', 'gardener', 'keeper', 'moon', 'sweeper'];
    const withWider = createCodeWords([soc], { ...own, widerGroup: 0.2 });
    const wordsOf = (all: typeof words, code: string) => Object.keys(of(all.ofCode('soc', code)));
    expect(wordsOf(withGroup, '39-9021').toSorted()).toEqual(kin);
    // 39-9111 is of another group of the same minor group, and the cook of neither.
    expect(wordsOf(withWider, '39-9021').toSorted()).toEqual([...kin, 'star'].toSorted());
    const { moon = 0, comet = 0 } = of(withGroup.ofCode('soc', '39-9021'));
    expect(moon).toBeGreaterThan(comet);
  });

  it('are its core skills too, where these count', () => {
    const skilled = socSystem([{ code: '43-3031', title: 'Bookkeeper' }]);
    const [skill = ''] = occupationByCode.get('43-3031')?.skills ?? [];
    const found = of(createCodeWords([skilled], { ...own, skills: 0.5 }).ofCode('soc', '43-3031'));
    expect(found[`skill ${skill}`]).toBeGreaterThan(0);
    expect(Object.keys(of(createCodeWords([skilled], own).ofCode('soc', '43-3031')))).toEqual([
      'bookkeeper',
    ]);
  });

  it('are those of each system, though words are weighed over all of them', () => {
    const esco = escoSystem([{ code: '9629.7', title: 'Moon Sweeper' }]);
    const both = createCodeWords([soc, esco], own);
    expect(Object.keys(of(both.ofCode('esco', '9629.7'))).toSorted()).toEqual(['moon', 'sweeper']);
    const { moon = 0, gardener = 0 } = of(both.ofCode('soc', '39-9021'));
    const before = of(words.ofCode('soc', '39-9021'));
    expect(moon / gardener).toBeLessThan((before['moon'] ?? 0) / (before['gardener'] ?? 1));
  });
});

it('reads a title by the words that some code has, the rarer the heavier', () => {
  const title = createCodeWords([soc], own).ofTitle('Comet Sweeper Zorb');
  const { comet = 0, sweeper = 0 } = of(title);
  expect(Object.keys(of(title))).toEqual(['comet', 'sweeper']);
  expect(comet).toBeGreaterThan(sweeper);
  expect(lengthOf(title)).toBeCloseTo(1);
  expect(createCodeWords([soc], own).ofTitle('Zorb')).toEqual([]);
});

it('reads skills by how few codes ask for them', () => {
  const asked: Record<string, string[]> = { a: ['knitting', 'baking'], b: ['baking'] };
  const system: CodeSystem = {
    ...soc,
    known: ['a', 'a', 'b'].map((code) => ({ code, title: code })),
    skills: (code) => asked[code] ?? [],
  };
  const { skills: _skills, ...unskilled } = soc;
  const found = of(skillReader([system, unskilled])(['knitting', 'baking']));
  // Two codes; one asks for knitting, two for baking.
  const ratio = Math.log(3) / Math.log(2);
  expect((found['skill knitting'] ?? 0) / (found['skill baking'] ?? 1)).toBeCloseTo(ratio);
});

describe('a system of codes', () => {
  it('has groups of its own kind', () => {
    expect(soc.groups('39-9021')).toEqual(['39-902', '39-9']);
    expect(escoSystem([]).groups('9629.7')).toEqual(['9629', '962']);
  });

  it('knows the core skills of a kind of work of our table, and none of others', () => {
    expect(soc.skills?.('43-3031')).toEqual(occupationByCode.get('43-3031')?.skills);
    expect(soc.skills?.('11-1111')).toEqual([]);
    expect(escoSystem([]).skills).toBeUndefined();
  });

  it('takes a code that ends with 9 for all other work in SOC alone', () => {
    const titles = ['1119', '1110'].map((code) => ({ code, title: 'Moon Gardener' }));
    const first = ({ matcher }: CodeSystem) => matcher.codes('Moon Gardener')[0]?.code;
    expect(first(socSystem(titles))).toBe('1110');
    const [one, other] = escoSystem(titles).matcher.codes('Moon Gardener');
    expect(one?.score).toBe(other?.score);
  });
});
