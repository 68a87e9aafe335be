import { describe, expect, it } from 'vitest';
import { isRelatedWork, kindsOfWork } from './kindsOfWork.ts';
import { occupationByCode } from './occupations/table.ts';

const { likeness, related } = kindsOfWork();
const namesOf = (code: string) =>
  related([code]).map((kin) => occupationByCode.get(kin.code)?.everydayTitles[0]);

it('says the same of two kinds of work, whichever comes first', () => {
  expect(likeness('41-2011', '41-2031')).toBeCloseTo(likeness('41-2031', '41-2011'));
  expect(likeness('41-2011', '41-2011')).toBe(1);
  expect(likeness('41-2011', '17-2051')).toBeLessThan(0.05);
});

it('does not take two kinds of work for alike by a word that means something else', () => {
  // The front desk and the help desk; the information desk and information technology.
  expect(likeness('43-4171', '15-1232')).toBeLessThan(0.1);
  expect(likeness('43-4171', '43-4081')).toBeGreaterThan(0.2);
  // Of computers, and of machine tools.
  expect(likeness('15-1251', '51-9162')).toBeLessThan(0.05);
});

it('takes an occupation that our table does not have for the others of its group together', () => {
  expect(occupationByCode.has('41-2099')).toBe(false);
  // Cashiers are all that the table has of 41-201; of 41-209 it has none, and of 41-2 four.
  expect(likeness('41-2019', '41-2011')).toBeCloseTo(1);
  expect(likeness('41-2099', '41-2011')).toBeGreaterThan(0.4);
  expect(likeness('41-2011', '41-2099')).toBeCloseTo(likeness('41-2099', '41-2011'));
  expect(likeness('41-2099', '17-2051')).toBeLessThan(0.05);
  expect(likeness('99-9999', '41-2011')).toBe(0);
});

describe('related work', () => {
  it.each([
    ['Restaurant Manager', '11-9051', 'Food Service Supervisor'],
    ['Software Engineer', '15-1252', 'Web Developer'],
    ['Civil Engineer', '17-2051', 'Civil Engineering Technician'],
    ['Paralegal', '23-2011', 'Legal Secretary'],
    ['Elementary School Teacher', '25-2021', 'Middle School Teacher'],
    ['Registered Nurse', '29-1141', 'Licensed Practical Nurse'],
    ['Home Health Aide', '31-1121', 'Personal Care Aide'],
    ['Security Guard', '33-9032', 'Loss Prevention Associate'],
    ['Line Cook', '35-2014', 'Short Order Cook'],
    ['Janitor', '37-2011', 'Housekeeper'],
    ['Hair Stylist', '39-5012', 'Barber'],
    ['Cashier', '41-2011', 'Retail Sales Associate'],
    ['Receptionist', '43-4171', 'Front Desk Agent'],
    ['Farm Worker', '45-2092', 'Ranch Hand'],
    ['Carpenter', '47-2031', 'Cabinet Maker'],
    ['Auto Mechanic', '49-3023', 'Diesel Mechanic'],
    ['Machinist', '51-4041', 'CNC Operator'],
    ['Truck Driver', '53-3032', 'Delivery Driver'],
  ])('includes for a %s (%s) that of a %s', (_title, code, name) => {
    expect(namesOf(code)).toContain(name);
  });

  it('is at most four kinds, never the work itself, and no large step in preparation', () => {
    const levelOf = (code: string) => occupationByCode.get(code)?.level ?? 0;
    for (const code of occupationByCode.keys()) {
      const found = related([code]);
      const kin = found.map((one) => one.code);
      expect(kin.length).toBeLessThanOrEqual(4);
      expect(kin).not.toContain(code);
      for (const one of found) expect(isRelatedWork(one.likeness), code).toBe(true);
      for (const other of kin) expect(Math.abs(levelOf(other) - levelOf(code))).toBeLessThan(2);
    }
  });

  it('of two kinds of work is that of either, the most alike first, and neither of them', () => {
    const found = related(['41-2011', '41-2031']);
    const scores = found.map((one) => one.likeness);
    expect(found.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { code, likeness: alike } of found) {
      expect(['41-2011', '41-2031']).not.toContain(code);
      expect(alike).toBe(Math.max(likeness('41-2011', code), likeness('41-2031', code)));
    }
    expect(related([])).toEqual([]);
  });
});
