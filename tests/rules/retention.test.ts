import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionPage } from '#scripts/retentionPage.ts';

test('writes to docs/retention.md what the tables of the code say (npm run retention)', () => {
  expect(readFileSync('docs/retention.md', 'utf8')).toBe(retentionPage());
});
