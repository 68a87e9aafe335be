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

const many = (count: number, load: Load) => Array.from({ length: count }, () => load);

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

it('counts what is imported for each page that would get it', () => {
  const loads = [...many(2, page('abc')), ...many(2, page('b')), page('c', ['employer'])];
  const files = (size: number) => [
    file('a', 10, ['c'], ['candidate']),
    file('b', 9000),
    file('c', size),
  ];
  expect(joined(files(85), loads)).toEqual(['ab', 'c']);
  expect(joined(files(95), loads)).toEqual(['a', 'b', 'c']);
});

it('stops before a page gets more without need than it may', () => {
  const loads = [...many(18, page('abc')), page('c')];
  expect(joined([file('a', 450), file('b', 450), file('c', 9000)], loads)).toEqual(['abc']);
  expect(joined([file('a', 500), file('b', 500), file('c', 9000)], loads)).toEqual(['abc']);
  expect(joined([file('a', 850), file('b', 850), file('c', 9000)], loads)).toEqual(['ab', 'c']);
});

it('adds up what several joined files bring to a page without need', () => {
  const loads = [...many(18, page('ab')), ...many(17, page('cd')), page('bd')];
  const files = (size: number) => [
    file('a', size),
    file('b', 9000),
    file('c', size),
    file('d', 9000),
  ];
  expect(joined(files(450), loads)).toEqual(['ab', 'cd']);
  expect(joined(files(600), loads)).toEqual(['ab', 'c', 'd']);
});

it('lets a part that opens later get more without need than a page', () => {
  const files = [file('a', 1500), file('b', 9000)];
  const later = page('b', ['candidate'], 0.4);
  expect(joined(files, [...many(18, page('ab')), later])).toEqual(['ab']);
  expect(joined(files, [...many(18, page('ab')), page('b')])).toEqual(['a', 'b']);
});

it('looks again at files that more pages get by a join', () => {
  const files = [
    file('a', 10, ['c'], ['candidate']),
    file('b', 10, [], ['candidate']),
    file('c', 20),
    file('d', 10),
  ];
  const employers = [page('c', ['employer']), page('d', ['employer'])];
  // No page has both of the last two until the first two are one.
  const loads = [...many(3, page('abc')), ...many(3, page('bd')), ...employers];
  expect(joined(files, loads)).toEqual(['ab', 'cd']);
});

it('joins no files whose import has become too large by a join', () => {
  const files = (size: number) => [
    file('x', 10, ['a'], ['candidate']),
    file('y', 10, [], ['candidate']),
    file('a', 80),
    file('b', size),
  ];
  const both = many(5, page('ab', ['employer']));
  const loads = [...many(3, page('xyab')), ...many(2, page('y')), ...both];
  expect(joined(files(10), loads)).toEqual(['ab', 'xy']);
  expect(joined(files(80), loads)).toEqual(['ab', 'x', 'y']);
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
