import { expect, test } from 'vitest';
import { type Leaf, leavesOf } from '#machines/testing/leaves.ts';
import { plannedMachines, planOf } from '#machines/testing/plans.ts';
import { allStates } from '../allStates.ts';
import { apart } from './apart.ts';
import { held } from './heldStates.ts';
import { looks } from './looks.ts';

const leaves: Leaf[] = (
  await Promise.all(plannedMachines().map(async (name) => leavesOf((await planOf(name)).machine)))
).flat();
const names = leaves.map(({ name }) => name);
const unlooked = Object.keys(apart);
const isUnlooked = (name: string) =>
  unlooked.some((each) => name === each || name.startsWith(`${each}.`));
const looked = [...Object.keys(looks), ...held.map(([leaf]) => leaf)];

test('looks at every state of every machine that somebody can be shown', () => {
  const unseen = leaves
    .filter(({ isPassed, name }) => !isPassed && !looked.includes(name) && !isUnlooked(name))
    .map(({ name }) => name);
  expect(unseen).toEqual([]);
});

test('names only states that a machine has, each of them once', () => {
  expect(looked.filter((name) => !names.includes(name))).toEqual([]);
  expect(looked.filter((name, at) => looked.indexOf(name) !== at)).toEqual([]);
});

test('names only looks that there are', () => {
  const titles = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  expect(Object.values(looks).filter((title) => !titles.has(title))).toEqual([]);
});

test('sets no state apart that is looked at, passed at once or gone', () => {
  const shown = leaves.filter(({ isPassed, name }) => !isPassed && !looked.includes(name));
  const isStale = (each: string) =>
    looked.some((name) => name === each || name.startsWith(`${each}.`)) ||
    !shown.some(({ name }) => name === each || name.startsWith(`${each}.`));
  expect(unlooked.filter(isStale)).toEqual([]);
});

test('looks at each promise of a machine to the screen', () => {
  // "finished" promises that nothing is left to show.
  const promised = (some: readonly Leaf[]) =>
    new Set(
      some.flatMap(({ name, tags }) =>
        tags.filter((tag) => tag !== 'finished').map((tag) => `${name.split('.')[0]}: ${tag}`),
      ),
    );
  const kept = promised(leaves.filter(({ name }) => looked.includes(name)));
  const isWholeApart = (promise: string) => (promise.split(':')[0] ?? '') in apart;
  const missed = [...promised(leaves)].filter((each) => !kept.has(each) && !isWholeApart(each));
  expect(missed).toEqual([]);
});
