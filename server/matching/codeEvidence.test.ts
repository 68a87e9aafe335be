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
});
