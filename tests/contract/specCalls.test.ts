import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#tests/support/contract.ts';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
const [, table = ''] = page.split('### The calls of section 7');

/** What stands before the paths of a backend in the spec. */
const bases: Readonly<Record<string, string>> = {
  user: '',
  jobs: '{dalprod}',
  matching: '{abli}',
  data: '{dal}',
  resume: 'the parser ',
  places: 'the places ',
};

/** Every call of the contracts that comes from the spec, as the table writes it. */
const calls = operations
  .filter(({ origin }) => origin !== 'extension')
  .map(({ backend, method, path, operationId }) => {
    const own = path.slice(`/api/${backend}`.length);
    return `| ${method} ${bases[backend]}${own} | \`${operationId}\``;
  });

test('has in the table every call of the contracts that the spec lists', () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter((call) => !table.includes(call))).toEqual([]);
});

test('names in the table no operation that the contracts do not have', () => {
  const [ofTable = ''] = table.split('\n## ');
  const named = [...ofTable.matchAll(/^\| [^|]+ \| `\w+`/gm)].map(([row]) => row);
  expect(named.length).toBeGreaterThan(70);
  expect(named.filter((row) => !calls.includes(row))).toEqual([]);
});
