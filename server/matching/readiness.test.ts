import { expect, test } from 'vitest';
import { educationPart } from './readiness.ts';

const part = (held: 'ged' | 'high_school' | 'bachelors' | null, orExperience = false) =>
  educationPart({ degree: held }, { demands: { degree: 'high_school', orExperience } });

test('counts a GED like a high school diploma when the job asks for the diploma', () => {
  expect(part('ged').earned).toBe(part('high_school').earned);
  expect(part('ged').reasons[0]?.effect).toBe('positive');
});

test('reports a gap when no degree is held, and half of it when experience may replace it', () => {
  expect(part(null).reasons[0]?.effect).toBe('gap');
  const full = part('bachelors').earned;
  expect(full - part(null, true).earned).toBeCloseTo((full - part(null).earned) / 2);
});
