import { describe, expect, it } from 'vitest';
import { heldBy, patternsOf } from './areas.ts';
import { type Mutant, survivorsOf, tableOf } from './table.ts';

const isFolder = (path: string) => !path.endsWith('.ts');

const mutant = (fileName: string, status: string): Mutant => ({
  fileName,
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line: 5 } },
});

describe('what is changed in an area', () => {
  const domain = { folder: 'domain', isDeep: true, tests: [] };
  const list = { folder: 'machines/list', isDeep: true, tests: [] };
  const shared = { folder: 'machines', isDeep: false, tests: [] };

  it('is everything but tests when no path is asked for', () => {
    expect(patternsOf(domain, [], isFolder)).toEqual(
      expect.arrayContaining(['domain/**/*.ts', '!**/*.test.ts']),
    );
  });

  it('is everything when a folder around it is asked for', () => {
    expect(patternsOf(list, ['machines/'], isFolder)[0]).toBe('machines/list/**/*.ts');
    expect(patternsOf(shared, ['machines'], isFolder)[0]).toBe('machines/*.ts');
  });

  it('is the files and folders asked for when they lie in it', () => {
    const paths = ['machines/list/list.ts', 'domain/dates.ts', 'domain/x/', 'machines/merge.ts'];
    expect(patternsOf(list, paths, isFolder)[0]).toBe('machines/list/list.ts');
    expect(patternsOf(shared, paths, isFolder)[0]).toBe('machines/merge.ts');
    expect(patternsOf(domain, paths, isFolder).slice(0, 2)).toEqual([
      'domain/dates.ts',
      'domain/x/**/*.ts',
    ]);
  });

  it('is nothing when the paths asked for lie elsewhere', () => {
    expect(patternsOf(domain, ['domains/dates.ts', 'machines'], isFolder)).toEqual([]);
    expect(patternsOf(shared, ['machines/list', 'domain'], isFolder)).toEqual([]);
  });
});

it('runs other tests than those beside the files when they are named', () => {
  const paths = ['server/identity/links.ts', 'server/identity/guid.ts', 'server/sweep.ts'];
  const areas = heldBy('tests/server/x.test.ts', paths);
  expect(areas.map(({ folder, tests }) => [folder, tests])).toEqual([
    ['server/identity', ['tests/server/x.test.ts']],
    ['server', ['tests/server/x.test.ts']],
  ]);
  expect(areas.map((area) => patternsOf(area, paths, isFolder).slice(0, -4))).toEqual([
    paths.slice(0, 2),
    paths.slice(2),
  ]);
});

describe('the table of scores', () => {
  const some = [
    mutant('domain/a.ts', 'Killed'),
    mutant('domain/a.ts', 'Timeout'),
    mutant('domain/b.ts', 'Survived'),
    mutant('domain/b.ts', 'NoCoverage'),
    mutant('domain/b.ts', 'RuntimeError'),
  ];

  it('counts a hang as noticed and leaves out what cannot load', () => {
    expect(tableOf(some).split('\n').slice(2)).toEqual(['| domain | 2 | 1 | 1 | 50 % |']);
  });

  it('has a row for all when there are several folders', () => {
    const rows = tableOf([...some, mutant('machines/x/x.ts', 'Killed')]).split('\n');
    expect(rows.slice(3)).toEqual([
      '| machines/x | 1 | 0 | 0 | 100 % |',
      '| **all** | 3 | 1 | 1 | 60 % |',
    ]);
  });

  it('names each change that no test noticed with its line', () => {
    expect(survivorsOf(some)).toBe(
      '- domain/b.ts:5 BooleanLiteral: false\n- domain/b.ts:5 BooleanLiteral: false',
    );
  });
});
