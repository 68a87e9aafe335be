import { expect, test } from 'vitest';
import { isolate, isolateIn } from '#domain/isolate.ts';

test('marks where a value begins and ends in a text from right to left, and nowhere else', () => {
  expect(isolateIn('ar', 'Salt City')).toBe('\u2068Salt City\u2069');
  expect(['en', 'es'].map((id) => isolateIn(id, 'Salt City'))).toEqual(['Salt City', 'Salt City']);
});

test('lets no mark of a value end its own isolation', () => {
  expect(isolate('Salt\u2069 \u202ECity')).toBe('\u2068Salt City\u2069');
});
