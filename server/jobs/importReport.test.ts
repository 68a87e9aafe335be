import { expect, test } from 'vitest';
import { barText } from './importProgress.ts';
import { importReport } from './importReport.ts';

const result = {
  complete: true,
  taken: 1200,
  changed: 3,
  unchanged: 40,
  reopened: 1,
  closed: 2,
  held: 0,
  refused: {},
  error: null,
};

test('says what an import did in one line', () => {
  expect(importReport('jobs.csv', result, [])).toBe(
    'jobs.csv: 1,200 taken, 3 changed, 40 unchanged, 1 reopened, 2 closed, 0 refused.',
  );
});

test('says why a feed was not read to its end, what is held, and what was refused', () => {
  const report = importReport(
    'jobs.csv',
    { ...result, complete: false, held: 5, error: 'It broke.', refused: { no_title: 3 } },
    [
      {
        source: 'csv',
        id: null,
        refused: { code: 'no_title', message: 'This entry has no title.' },
      },
    ],
  );
  expect(report.split('\n').slice(1)).toEqual([
    '  It broke.',
    '  It was not read to its end, so that nothing was closed for having left it.',
    '  5 are missing from the feed and stay open until another run misses them too.',
    '  Refused without an id: This entry has no title. (no_title)',
    '  and 2 more.',
  ]);
});

test('draws how much of a feed was read', () => {
  expect(barText(0.5)).toBe('[############------------]  50 %  ');
  expect(barText(null)).toBe('');
});
