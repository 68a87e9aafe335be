import { describe, expect, it } from 'vitest';
import { agreementOf, jobAgreement, kinship } from './agreement.ts';

describe('how near two occupations are', () => {
  it.each([
    ['43-4051', '43-4051', 'same'],
    ['29-1211', '29-1215', 'broad'],
    ['43-4051', '43-4171', 'minor'],
    ['43-4051', '43-6014', 'major'],
    ['43-4051', '29-1141', null],
  ])('%s and %s: %s', (a, b, near) => {
    expect(kinship(a, b)).toBe(near);
  });

  it('takes the code that agrees best, weighed by how sure it is', () => {
    const codes = [
      { code: '43-4051', score: 1 },
      { code: '43-6014', score: 0.5 },
    ];
    expect(agreementOf(codes, '43-6014')).toMatchObject({ value: 0.5, kinship: 'same' });
    expect(agreementOf(codes, '43-4171')).toMatchObject({ value: 0.4, held: '43-4051' });
    expect(agreementOf(codes, '29-1141')).toBeNull();
  });

  it('counts each possible code of a job by its share', () => {
    const codes = [{ code: '43-4051', score: 1 }];
    const shares = [
      { code: '43-4051', score: 0.6 },
      { code: '29-1141', score: 0.4 },
    ];
    expect(jobAgreement(codes, shares)?.value).toBeCloseTo(0.6);
  });
});
