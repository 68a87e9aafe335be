import { describe, expect, it } from 'vitest';
import { createEvidenceReader, weigh } from './codeEvidence.ts';
import type { KnownTitle } from './knownTitles.ts';

const known: KnownTitle[] = [
  { code: '37-2012', title: 'Housekeeper' },
  { code: '37-2012', title: 'Room Attendant', isReported: true },
  { code: '35-9011', title: 'Dining Room Attendant' },
  { code: '35-9011', title: 'Busser', isReported: true },
  { code: '47-2141', title: 'House Painter' },
  { code: '53-6099', title: 'Dock Hand' },
  { code: '45-2093', title: 'Ranch Hand' },
];
const texts = new Map([
  ['45-2093', 'Feed cattle and horses. Clean stalls and mend fences.'],
  ['53-6099', 'Moor boats at a dock and clean decks.'],
]);
const codes = (title: string, of = texts) =>
  weigh(createEvidenceReader(known, of)(title)).map(({ code }) => code);

describe('giving a title a SOC code by several kinds of evidence', () => {
  it('counts a compound by its letters when somebody wrote it as two words', () => {
    const evidence = createEvidenceReader(known, texts)('House Keepers');
    const letters = (code: string) => evidence.find((one) => one.code === code)?.kinds.letters ?? 0;
    expect(letters('37-2012')).toBeGreaterThan(letters('47-2141'));
  });

  it('finds work by its tasks when no title has the words', () => {
    expect(codes('Stall Mucker')[0]).toBe('45-2093');
    expect(codes('Stall Mucker', new Map())).toEqual([]);
  });

  it('prefers the code whose title people with the work reported', () => {
    expect(codes('Room Attendant')[0]).toBe('37-2012');
  });

  it('gives shares that are 1 together, and none for a title without a known word', () => {
    const sum = weigh(createEvidenceReader(known, texts)('Dock Hand')).reduce(
      (whole, { score }) => whole + score,
      0,
    );
    expect(sum).toBeCloseTo(1);
    expect(codes('Zzyzx')).toEqual([]);
  });

  it('tells what share of a title each code has in all its titles together', () => {
    const coverage = (title: string) =>
      Object.fromEntries(
        createEvidenceReader(known, texts)(title).map(({ code, kinds }) => [code, kinds.coverage]),
      );
    // No one title of the first has both words.
    expect(coverage('Room Housekeeper')).toEqual({ '37-2012': 1, '35-9011': expect.any(Number) });
    expect(coverage('Room Housekeeper')['35-9011']).toBeLessThan(0.5);
    const { '35-9011': dining = 0, '37-2012': room = 0 } = coverage('Dining Room Zorb');
    expect(dining).toBeGreaterThan(2 * room);
    expect(dining).toBeLessThan(1);
    // A rare word tells more than one of several codes.
    expect(room).toBeLessThan(1 / 3);
    expect(coverage('Stall Mucker')).toEqual({ '45-2093': 0 });
  });

  it('knows how near each code’s titles are, all of them and those that people reported', () => {
    const evidence = createEvidenceReader(known, texts)('Room Attendant');
    expect(evidence.map(({ code }) => code)).toEqual(['37-2012', '35-9011']);
    const [reported, other] = evidence.map(({ kinds }) => kinds);
    expect(reported?.titles).toBeGreaterThan(other?.titles ?? 1);
    expect(reported?.reported).toBeGreaterThan(reported?.titles ?? 1);
    expect(other?.titles).toBeGreaterThan(0.5);
    expect(other?.reported).toBe(0);
  });

  it('looks at the forty nearest codes, and at the twelve that each other kind finds best', () => {
    const moons = (title: string, from: number, to: number, isReported: boolean) =>
      Array.from({ length: to - from }, (_, at) => ({ code: `${from + at}`, title, isReported }));
    const all = [
      ...moons('Moon Zorb', 100, 160, false),
      ...moons('Moon Zorb Quux Blarg', 160, 180, true),
      ...moons('Moon Zorb Quux', 180, 192, true),
    ];
    const found = createEvidenceReader(all, new Map())('Moon').map(({ code }) => Number(code));
    expect(found.filter((code) => code < 160)).toHaveLength(40);
    expect(found.filter((code) => code >= 160).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, at) => 180 + at),
    );
    const stalls = Array.from({ length: 20 }, (_, at): [string, string] => [
      `${at + 100}`,
      at < 8 ? 'Clean the stalls of a large farm beside the river.' : 'Clean stalls.',
    ]);
    expect(codes('Stall Mucker', new Map(stalls))).toEqual(stalls.slice(8).map(([code]) => code));
  });

  it('takes runs of letters alone for no evidence', () => {
    const reader = createEvidenceReader([{ code: '47-2141', title: 'Paint' }, ...known], new Map());
    expect(reader('Paintzorb')).toEqual([]);
  });
});

describe('weighing the evidence', () => {
  const ones = { titles: 1, reported: 1, coverage: 1, text: 1, letters: 1 };
  const none = { titles: 0, reported: 0, coverage: 0, text: 0, letters: 0 };

  it.each(['titles', 'reported', 'coverage', 'text', 'letters'] as const)(
    'makes a code likelier the more there is of %s, by its weight',
    (kind) => {
      const evidence = [
        { code: 'a', kinds: none },
        { code: 'b', kinds: { ...none, [kind]: 0.5 } },
      ];
      const [first, second] = weigh(evidence, { ...ones, [kind]: 3 });
      expect([first?.code, second?.code]).toEqual(['b', 'a']);
      expect((first?.score ?? 0) / (second?.score ?? 1)).toBeCloseTo(Math.exp(1.5));
    },
  );

  it('adds the kinds up', () => {
    const all = { titles: 0.1, reported: 0.2, coverage: 0.3, text: 0.4, letters: 0.5 };
    const evidence = [
      { code: 'a', kinds: none },
      { code: 'b', kinds: all },
    ];
    const [first, second] = weigh(evidence, ones);
    expect((first?.score ?? 0) / (second?.score ?? 1)).toBeCloseTo(Math.exp(1.5));
  });

  it('gives the likeliest first, and of equally likely ones the first by its code', () => {
    const evidence = ['c', 'a', 'd', 'b'].map((code) => ({
      code,
      kinds: { ...none, text: code === 'd' ? 1 : 0 },
    }));
    expect(weigh(evidence).map(({ code }) => code)).toEqual(['d', 'a', 'b', 'c']);
    expect(weigh([])).toEqual([]);
  });
});
