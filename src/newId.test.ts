import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

test('is a random UUID, also on a page without a secure connection', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newId()).toMatch(uuid);
  const { crypto } = globalThis;
  // A browser has no more of it there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(200);
});
