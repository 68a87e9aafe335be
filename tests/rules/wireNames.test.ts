import { describe, expect, test } from 'vitest';
import { problemsIn } from './sources.ts';
import { noWireName } from './wireNames.ts';

test('code of ours has no name of the wire', () => {
  expect(
    problemsIn(noWireName, /^(src|server|machines|domain|scripts|tests|a11y)\/.*\.tsx?$/),
  ).toEqual([]);
});

describe('the rule of wire names', () => {
  test.each([
    'interface Row { sourceGUID: string }',
    'const open = (sourceGUID: string) => sourceGUID;',
    'const body = { sourceGUID };',
    'const { jobFeedSourceGUID } = saved;',
  ])('refuses %s', (text) => {
    expect(noWireName({ path: 'src/a.ts', text })).not.toEqual([]);
  });

  test.each([
    'const id = job.sourceGUID;',
    'const card = { sourceGUID: row.source_guid };',
    'const { sourceGUID: jobId } = job;',
  ])('accepts %s', (text) => {
    expect(noWireName({ path: 'src/a.ts', text })).toEqual([]);
  });
});
