import { describe, expect, test } from 'vitest';
import { noHandMadeQuery } from './queries.ts';
import { problemsIn } from './sources.ts';

const browser = /^src\/(?!.*\.(test|states)\.).*\.tsx?$/;

test('makes queries and mutations in one module', () => {
  expect(problemsIn(noHandMadeQuery, browser)).toEqual([]);
});

describe('the rule of queries', () => {
  test.each([
    "import { useQuery } from '@tanstack/react-query';",
    "useThing({ queryKey: ['user', id] });",
    'make({ queryFn: () => load() });',
    'make({ mutationFn: save });',
  ])('rejects %s', (text) => {
    expect(noHandMadeQuery({ path: 'src/api/queries/a.ts', text })).toHaveLength(1);
  });

  test.each([
    "import type { UseQueryResult } from '@tanstack/react-query';",
    'const { queryKey } = userQuery.queryOptions("get", "/draft"); client.invalidateQueries({ queryKey });',
    "userQuery.useQuery('get', '/draft');",
  ])('accepts %s', (text) => {
    expect(noHandMadeQuery({ path: 'src/api/queries/a.ts', text })).toEqual([]);
  });
});
