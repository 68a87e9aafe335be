import { limit } from '#scripts/testing/slowness.ts';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import data from '#openapi/data.json' with { type: 'json' };
import jobs from '#openapi/jobs.json' with { type: 'json' };
import matching from '#openapi/matching.json' with { type: 'json' };
import places from '#openapi/places.json' with { type: 'json' };
import resume from '#openapi/resume.json' with { type: 'json' };
import user from '#openapi/user.json' with { type: 'json' };

/** Every `pattern` inside a document. */
function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const patterns = [...new Set([data, jobs, matching, places, resume, user].flatMap(patternsIn))];

test('finds patterns in the contracts', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

// The validator matches patterns against texts of any length: quadratic time would stop the
// server.
test.each(patterns)('%s is read in one pass, whatever is sent', (pattern) => {
  const long = 1_000_000;
  const hostile = [
    `a@${'.'.repeat(long)}@`,
    `a@${'b.'.repeat(long / 2)}@`,
    `${'a'.repeat(long)}`,
    `${' '.repeat(long)}`,
    `${'0-'.repeat(long / 2)}`,
  ];
  for (const text of hostile)
    expect(
      runInNewContext(
        'new RegExp(pattern, "u").test(text)',
        { pattern, text },
        { timeout: limit(10_000) },
      ),
    ).toBeTypeOf('boolean');
});
