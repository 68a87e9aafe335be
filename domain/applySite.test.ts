import { expect, it } from 'vitest';
import { applySite } from './applySite.ts';

it.each([
  ['https://jobs.example.com/apply?id=7', 'https://jobs.example.com/apply?id=7'],
  ['http://example.com', 'http://example.com/'],
])('is the address of the web that a posting names: %s', (given, site) => {
  expect(applySite(given)).toBe(site);
});

it.each([
  null,
  '',
  'example.com/apply',
  'javascript:alert(1)',
  'mailto:jobs@example.com',
  'data:,x',
])('is none for %s', (given) => {
  expect(applySite(given)).toBeNull();
});
