import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The claims of the page: a test file, and the title of a test in it when one is named. */
function claimsOf(text: string): { path: string; title: string | null }[] {
  return [...text.matchAll(/`([\w./-]+\.ts)`(?: “([^”]+)”)?/g)].map(([, path = '', title]) => ({
    path,
    title: title ?? null,
  }));
}

function isTrue({ path, title }: { path: string; title: string | null }): boolean {
  const file = join(root, path);
  if (!existsSync(file)) return false;
  return title === null || readFileSync(file, 'utf8').includes(title);
}

test('finds every test that the coverage page names', () => {
  const claims = claimsOf(page);
  expect(claims.length).toBeGreaterThan(40);
  expect(claims.filter((claim) => !isTrue(claim))).toEqual([]);
});

test('reports a missing title and a missing file', () => {
  const [claim] = claimsOf(
    '| S1 | works | `tests/rules/words.test.ts` “a title that nobody wrote” |',
  );
  expect(claim && isTrue(claim)).toBe(false);
  const [gone] = claimsOf('`tests/rules/gone.test.ts`');
  expect(gone && isTrue(gone)).toBe(false);
});
