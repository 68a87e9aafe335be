import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#tests/support/contract.ts';
import { section7 } from './section7.ts';

const [, after = ''] = readFileSync('docs/spec-coverage.md', 'utf8').split(
  '### The calls of section 7',
);
const [table = ''] = after.split('\n## ');

/** The tests that the table names for an operation. */
const testsOf = (operationId: string): string[] =>
  table
    .split('\n')
    .filter((row) => row.includes(`\`${operationId}\``))
    .flatMap((row) => [...row.matchAll(/`([^`]+\.(?:test|e2e|a11y)\.ts)`/g)])
    .map(([, file = '']) => file);

interface SpecCall {
  readonly name: string;
  readonly payload: readonly string[];
}

const calls: readonly SpecCall[] = Object.entries(section7).flatMap(([backend, list]) =>
  list.map(([method, path, payload = []]) => ({
    name: `${method} /api/${backend}${path}`,
    payload,
  })),
);
const operationOf = ({ name }: SpecCall) =>
  operations.find(({ method, path }) => `${method} ${path}` === name);

test('lists each call of section 7 once', () => {
  const names = calls.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('finds every call of section 7 in the contracts, by its own spelling', () => {
  expect(calls.filter((call) => !operationOf(call)).map(({ name }) => name)).toEqual([]);
});

test('takes in each call the payload that section 7 names', () => {
  const missing = calls.flatMap((call) => {
    const taken = operationOf(call)?.payload ?? [];
    return call.payload
      .filter((name) => !taken.includes(name))
      .map((name) => `${call.name}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('finds in section 7 every call that a contract takes from the spec', () => {
  const names = new Set(calls.map(({ name }) => name));
  const others = operations
    .filter(({ origin }) => origin === 'spec')
    .filter(({ method, path }) => !names.has(`${method} ${path}`));
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});

test('names on the coverage page an existing test for each call of section 7', () => {
  const untested = calls.filter((call) => {
    const tests = testsOf(operationOf(call)?.operationId ?? '');
    return tests.length === 0 || !tests.every((file) => existsSync(file));
  });
  expect(untested.map(({ name }) => name)).toEqual([]);
});

test('calls nothing of section 7 open on the coverage page', () => {
  expect(table).not.toMatch(/not yet|comes with/);
});
