import { describe, expect, it } from 'vitest';
import { agreementOf, jobAgreement, kinship } from './agreement.ts';

describe('how near two occupations are', () => {
  it.each([
    ['41-2011', '41-2011', 'same'],
    // Cashiers and retail salespersons; barbers and hair stylists.
    ['41-2011', '41-2031', 'close'],
    ['39-5011', '39-5012', 'close'],
    // Cashiers and ride attendants.
    ['41-2011', '39-3091', 'field'],
    ['43-4051', '29-1141', null],
  ])('%s and %s: %s', (a, b, near) => {
    expect(kinship(a, b)).toBe(near);
  });

  it('takes the code that agrees best, weighed by how sure it is', () => {
    const codes = [
      { code: '41-2011', score: 1 },
      { code: '39-5012', score: 0.5 },
    ];
    expect(agreementOf(codes, '39-5012')).toMatchObject({ value: 0.5, kinship: 'same' });
    expect(agreementOf(codes, '41-2031')).toMatchObject({ held: '41-2011', kinship: 'close' });
    expect(agreementOf(codes, '29-1141')).toBeNull();
  });

  it('is worth more the more alike the work is, and less than the same work', () => {
    const worth = (asked: string) =>
      agreementOf([{ code: '41-2011', score: 1 }], asked)?.value ?? 0;
    expect(worth('41-2011')).toBe(1);
    expect(worth('41-2031')).toBeGreaterThan(worth('39-3091'));
    expect(worth('41-2031')).toBeLessThan(1);
  });

  it('reads a code that the table does not have like its group', () => {
    // No such cook stands in the table.
    expect(kinship('35-2014', '35-2019')).toBe('close');
    expect(kinship('35-2019', '35-2014')).toBe('close');
    expect(kinship('35-2019', '29-1141')).toBeNull();
  });

  it('counts each possible code of a job by its share', () => {
    const codes = [{ code: '43-4051', score: 1 }];
    const shares = [
      { code: '43-4051', score: 0.6 },
      { code: '29-1141', score: 0.4 },
    ];
    expect(jobAgreement(codes, shares)?.value).toBeCloseTo(0.6);
    expect(jobAgreement(codes, shares.slice(1))).toBeNull();
  });

  it('names the possible code of a job that agrees best, and counts the others too', () => {
    const codes = [{ code: '41-2011', score: 1 }];
    const same = { code: '41-2011', score: 0.7 };
    const close = { code: '41-2031', score: 0.3 };
    for (const shares of [
      [same, close],
      [close, same],
    ]) {
      const agreement = jobAgreement(codes, shares);
      expect(agreement).toMatchObject({ asked: '41-2011', kinship: 'same' });
      expect(agreement?.value).toBeGreaterThan(0.7);
    }
  });
});
