import { expect, test } from 'vitest';
import data from '#openapi/data.json' with { type: 'json' };
import jobs from '#openapi/jobs.json' with { type: 'json' };
import matching from '#openapi/matching.json' with { type: 'json' };
import places from '#openapi/places.json' with { type: 'json' };
import resume from '#openapi/resume.json' with { type: 'json' };
import user from '#openapi/user.json' with { type: 'json' };

/**
 * Keys without a value: in YAML, `{ description: one, two }` makes a key of "two". An example may
 * hold null; examples.test.ts holds it to its schema.
 */
function keysWithoutValue(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const parts = Object.entries(node).filter(([key]) => key !== 'example');
  return parts.flatMap(([key, value]) =>
    value === null ? [`${path}/${key}`] : keysWithoutValue(value, `${path}/${key}`),
  );
}

test.each(Object.entries({ data, jobs, matching, places, resume, user }))(
  'gives every key of the contract "%s" a value',
  (_name, document) => {
    expect(keysWithoutValue(document)).toEqual([]);
  },
);

test('finds a description that ends at its comma', () => {
  expect(keysWithoutValue({ a: { description: 'one', two: null } })).toEqual(['/a/two']);
});
