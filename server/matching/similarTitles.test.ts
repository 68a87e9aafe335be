import { describe, expect, it } from 'vitest';
import { createTitleRanking } from './similarTitles.ts';
import { createTitleMatcher } from './titles.ts';

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
  it.each(pairs)('finds for %s first %s', (title, neighbour) => {
    expect(createTitleRanking(neighbours)(title)[0]?.id).toBe(neighbour);
  });

  it('scores the title itself 1, another name of its work less, and other work near 0', () => {
    const rank = createTitleRanking(
      ['Welder', 'Brazer', 'Lawyer'].map((id) => ({ id, title: id })),
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
      const ranked = createTitleRanking(neighbours)(title);
      expect(ranked).toEqual(neighbours.map(({ id }) => ({ id, score: 0 })));
    },
  );

  it('reads titles by another matcher when given one', () => {
    const matcher = createTitleMatcher([
      { code: '39-9099', title: 'Moon Gardener' },
      { code: '39-9099', title: 'Crater Keeper' },
      { code: '35-2014', title: 'Cook' },
    ]);
    const list = ['Cook', 'Crater Keeper'].map((id) => ({ id, title: id }));
    expect(createTitleRanking(list, matcher)('Moon Gardener')[0]?.id).toBe('Crater Keeper');
  });
});
