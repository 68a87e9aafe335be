import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionPage } from '#scripts/retentionPage.ts';

test('docs/retention.md says what the tables of the code say (npm run retention)', () => {
  expect(readFileSync('docs/retention.md', 'utf8')).toBe(retentionPage());
});
