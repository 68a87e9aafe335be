import { describe, expect, it } from 'vitest';
import { type CodeSystem, escoSystem, socSystem } from './codeSystem.ts';
import { createTitleRanking, createTitleReader } from './similarTitles.ts';
import { titleWeights, type TitleWeights } from './titleWeights.ts';

/** An everyday title, and another name of the same work; each pair of another major group. */
const pairs: readonly (readonly [title: string, neighbour: string])[] = [
  ['Restaurant Manager', 'Food Service Manager'],
  ['Bookkeeping Clerk', 'Accounts Payable Clerk'],
  ['HR Generalist', 'Recruiter'],
  ['Software Engineer', 'Software Developer'],
  ['Civil Engineer', 'Structural Engineer'],
  ['Lab Technician', 'Chemical Technician'],
  ['Social Worker', 'Child Welfare Caseworker'],
  ['Attorney', 'Lawyer'],
  ['Kindergarten Teacher', 'Preschool Teacher'],
  ['Graphic Artist', 'Graphic Designer'],
  ['RN', 'Registered Nurse'],
  ['Caregiver', 'Home Health Aide'],
  ['Bouncer', 'Security Guard'],
  ['Line Cook', 'Short Order Cook'],
  ['Janitor', 'Building Cleaner'],
  ['Hair Stylist', 'Barber'],
  ['Cashier', 'Checkout Clerk'],
  ['Farm Worker', 'Crop Picker'],
  ['Framing Carpenter', 'Cabinet Installer'],
  ['Auto Mechanic', 'Automotive Service Technician'],
  ['Machinist', 'CNC Operator'],
  ['Truck Driver', 'CDL Driver'],
];
const neighbours = pairs.map(([, title]) => ({ id: title, title }));

describe('titles that mean the same work', () => {
  const read = createTitleReader();
  const rankNeighbours = createTitleRanking(neighbours, read);

  it.each(pairs)('finds for %s first %s', (title, neighbour) => {
    expect(rankNeighbours(title)[0]?.id).toBe(neighbour);
  });

  it('scores the title itself 1, another name of its work less, and other work near 0', () => {
    const rank = createTitleRanking(
      ['Welder', 'Brazer', 'Lawyer'].map((id) => ({ id, title: id })),
      read,
    );
    const [itself, alike, other] = rank('Welder');
    expect(itself).toEqual({ id: 'Welder', score: expect.closeTo(1) });
    expect(alike?.id).toBe('Brazer');
    expect(alike?.score).toBeGreaterThan(0.3);
    expect(other?.score).toBeLessThan(0.1);
  });

  it.each(['Qwxyzzt', ''])(
    'keeps the order of the list for "%s", without a known word',
    (title) => {
      expect(rankNeighbours(title)).toEqual(neighbours.map(({ id }) => ({ id, score: 0 })));
    },
  );

  it('reads titles by the systems that it is given', () => {
    const soc = socSystem([
      { code: '39-9099', title: 'Moon Gardener' },
      { code: '39-9099', title: 'Crater Keeper' },
      { code: '35-2014', title: 'Cook' },
    ]);
    const list = ['Cook', 'Crater Keeper'].map((id) => ({ id, title: id }));
    const rank = createTitleRanking(list, createTitleReader([soc]));
    expect(rank('Moon Gardener')[0]?.id).toBe('Crater Keeper');
  });

  it('knows that titles mean the same work when only one of two systems says so', () => {
    const soc = socSystem([{ code: '35-2014', title: 'Cook' }]);
    const esco = escoSystem([
      { code: '9629.7', title: 'moon gardener' },
      { code: '9629.7', title: 'crater keeper' },
      { code: '5120.1', title: 'cook' },
    ]);
    const list = ['Cook', 'Crater Keeper'].map((id) => ({ id, title: id }));
    const score = (systems: readonly CodeSystem[]) =>
      createTitleRanking(list, createTitleReader(systems))('Moon Gardener')[0];
    expect(score([soc])?.score).toBe(0);
    expect(score([soc, esco])).toMatchObject({ id: 'Crater Keeper' });
  });

  it('puts work of the same group before other work, with no word and no code in common', () => {
    const soc = socSystem([
      { code: '39-9021', title: 'Moon Gardener' },
      { code: '39-9021', title: 'Crater Keeper' },
      { code: '39-9029', title: 'Star Sweeper' },
      { code: '39-9029', title: 'Comet Sweeper' },
      { code: '35-2014', title: 'Soup Cook' },
    ]);
    const list = ['Soup Cook', 'Star Sweeper'].map((id) => ({ id, title: id }));
    const rank = createTitleRanking(list, createTitleReader([soc]));
    expect(rank('Moon Gardener')[0]?.id).toBe('Star Sweeper');
  });

  describe('by the words, the codes and what the codes mean', () => {
    const soc = socSystem([
      { code: '39-9021', title: 'Moon Gardener' },
      { code: '39-9021', title: 'Crater Keeper' },
      { code: '35-2014', title: 'Cook' },
    ]);
    const esco = escoSystem([{ code: '9629.7', title: 'moon gardener' }]);
    const vectorOf = (systems: readonly CodeSystem[], changes: Partial<TitleWeights> = {}) =>
      createTitleReader(systems, { ...titleWeights, ...changes })('Moon Gardener');

    it.each([
      ['one system', [soc]],
      ['two', [soc, esco]],
    ])('makes a vector of length 1 of %s', (_of, systems) => {
      expect(Math.hypot(...vectorOf(systems).map(([, weight]) => weight))).toBeCloseTo(1);
    });

    it('has no part that counts for nothing', () => {
      const kinds = (changes?: Partial<TitleWeights>) => [
        ...new Set(vectorOf([soc, esco], changes).map(([feature]) => feature.split(' ')[0])),
      ];
      expect(kinds()).toEqual(['word', 'soc', 'esco', 'meaning']);
      expect(kinds({ esco: 0 })).toEqual(['word', 'soc', 'meaning']);
    });

    it('lets the title’s own words count more the larger their share is', () => {
      const ratio = (own: number) => {
        const weights = new Map(vectorOf([soc], { own }));
        return (weights.get('meaning moon') ?? 0) / (weights.get('meaning crater') ?? 1);
      };
      expect(ratio(0)).toBeCloseTo(1);
      expect(ratio(0.1)).toBeGreaterThan(1);
      expect(ratio(0.5)).toBeGreaterThan(ratio(0.1));
    });
  });
});
