import { expect, it } from 'vitest';
import type { Load, SplitFile } from './fileGroups.ts';
import { reach } from './graphOf.ts';
import { seededRandom } from '#server/database/seed/feed/random.ts';
import { joinFiles } from './joinFiles.ts';

const costs = { file: 100, needless: 1000 };

const file = (name: string, size: number, imports: string[] = [], areas: string[] = []) =>
  ({ name, size, imports, areas }) satisfies SplitFile;

const page = (names: string, areas = ['candidate'], weight = 1): Load => ({
  files: new Set(names),
  areas,
  weight,
});

/** The files that become one, each as the letters of its parts in order. */
const joined = (files: SplitFile[], loads: Load[]) =>
  joinFiles(files, loads, costs)
    .map((names) => names.toSorted().join(''))
    .toSorted();

it('makes one of files that the same pages need', () => {
  const files = [file('a', 500), file('b', 700), file('c', 500)];
  expect(joined(files, [page('ab'), page('ab'), page('c')])).toEqual(['ab', 'c']);
});

it('joins a file to one of more pages when it saves more than it brings to the others', () => {
  const loads = [page('ab'), page('ab'), page('b')];
  expect(joined([file('a', 190), file('b', 9000)], loads)).toEqual(['ab']);
  expect(joined([file('a', 210), file('b', 9000)], loads)).toEqual(['a', 'b']);
});

it('counts what a joined file imports as brought, too', () => {
  const loads = [page('abc'), page('b'), page('c', ['employer'])];
  const files = (size: number) => [
    file('a', 10, ['c'], ['candidate']),
    file('b', 9000),
    file('c', size),
  ];
  expect(joined(files(80), loads)).toEqual(['ab', 'c']);
  expect(joined(files(100), loads)).toEqual(['a', 'b', 'c']);
});

it('stops before a page gets more without need than it may', () => {
  const loads = [...Array.from({ length: 18 }, () => page('abc')), page('c')];
  expect(joined([file('a', 450), file('b', 450), file('c', 9000)], loads)).toEqual(['abc']);
  expect(joined([file('a', 850), file('b', 850), file('c', 9000)], loads)).toEqual(['ab', 'c']);
});

it('makes no circle of files that import each other', () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = seededRandom(seed);
    const some = (names: readonly string[], share: number) =>
      names.filter(() => random.chance(share));
    const names = [...'abcdefghijkl'];
    // A file imports only such as stand after it.
    const files = names.map((name, index) =>
      file(name, random.int(1, 900), some(names.slice(index + 1), 0.3)),
    );
    const importsOf = (name: string) => files.find((one) => one.name === name)?.imports ?? [];
    const loads = Array.from({ length: 12 }, () =>
      page([...reach(some(names, 0.15), importsOf)].join('')),
    );
    const groups = joinFiles(files, loads, costs);
    const groupOf = (name: string) => groups.find((group) => group.includes(name)) ?? [];
    const next = (group: readonly string[]) =>
      group
        .flatMap(importsOf)
        .map(groupOf)
        .filter((other) => other !== group);
    for (const group of groups) expect(reach(next(group), next)).not.toContain(group);
  }
});

it('sends no page of an area to another area', () => {
  const files = [file('a', 10, [], ['candidate']), file('b', 10)];
  const shared = [page('ab'), page('ab'), page('b')];
  expect(joined(files, shared)).toEqual(['ab']);
  expect(joined(files, [page('ab'), page('ab'), page('b', ['employer'])])).toEqual(['a', 'b']);
});

it('lets a part that opens later count less than a page', () => {
  const files = [file('a', 50), file('b', 10)];
  expect(joined(files, [page('ab', ['candidate'], 0.4), page('b')])).toEqual(['a', 'b']);
  expect(joined(files, [page('ab'), page('b')])).toEqual(['ab']);
});
