import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const search = (query: Record<string, string>) => api.ok('searchPlaces', { query });

it('finds one place for a ZIP code, without a sign-in', async () => {
  const query = { postalcode: '13202', countrycodes: 'us', format: 'jsonv2', limit: '1' };
  expect(await search(query)).toMatchObject([
    { address: { city: 'Syracuse', postcode: '13202', country_code: 'us' } },
  ]);
  expect(await search({ q: '13202-4321', limit: '50' })).toHaveLength(1);
});

it('finds nothing for a ZIP code that does not exist, and nothing abroad', async () => {
  expect(await search({ postalcode: '00000' })).toEqual([]);
  expect(await search({ q: 'Toronto', countrycodes: 'ca' })).toEqual([]);
});

it('finds at most 100 places for words, 10 unless more are asked for', async () => {
  expect(await search({ q: 'spring', limit: '100' })).toHaveLength(100);
  expect(await search({ q: 'spring' })).toHaveLength(10);
  expect(await search({})).toEqual([]);
});

it.each([
  ['more than 100 results', { q: 'spring', limit: '101' }],
  ['a limit that is no number', { q: 'spring', limit: 'many' }],
  ['another format', { q: 'spring', format: 'xml' }],
])('refuses %s', async (_what, query) => {
  expect(await api.refused('searchPlaces', { query })).toMatchObject({ status: 400 });
});

it.each(["'; drop table job; --", '%', '\0', '😀'.repeat(50), '../..'])(
  'answers %j like any other text',
  async (q) => {
    expect(await search({ q })).toEqual([]);
  },
);
