import { expect, test } from 'vitest';
import { carriedFromFinder, carriedFromWish, isNothing, missingOf } from './carried.ts';
import { NO_ANSWERS } from './finder.ts';

const nothing = {
  idealJob: null,
  skills: [],
  hasPlace: false,
  relocate: null,
  workType: null,
  environment: null,
};

test('carries work, skills, place, way and environment of the finder', () => {
  const answers = {
    ...NO_ANSWERS,
    work: ['cook'],
    skills: ['Food safety'],
    where: 'place',
    place: ' 13202 ',
    way: 'hybrid',
    matters: ['quiet'],
  } as const;
  expect(carriedFromFinder(answers)).toEqual({
    idealJob: 'Cook, Food Service Worker',
    skills: ['Food safety'],
    place: '13202',
    relocate: null,
    workType: 'hybrid',
    environment: ['quiet'],
  });
});

test('says that somebody would move only when they would work anywhere', () => {
  expect(carriedFromFinder({ ...NO_ANSWERS, where: 'anywhere' }).relocate).toBe('Yes');
  const home = carriedFromFinder({ ...NO_ANSWERS, where: 'home', way: 'in-person' });
  expect(home).toMatchObject({ relocate: null, workType: 'remote', place: '' });
});

test('cuts a long description at a word', () => {
  const { idealJob } = carriedFromWish({ work: 'kitchen '.repeat(60), skills: [], place: '' });
  expect(idealJob.length).toBeLessThanOrEqual(300);
  expect(idealJob).toMatch(/^(kitchen )+kitchen$/);
});

test('keeps what the profile has, and adds a skill in no other case again', () => {
  const carried = carriedFromWish({ work: 'cook', skills: ['Excel', 'Ovens'], place: 'Utica' });
  expect(missingOf(carried, nothing)).toEqual(carried);
  const held = { ...nothing, idealJob: 'Chef', skills: ['excel'], hasPlace: true };
  const missing = missingOf(carried, held);
  expect(missing).toMatchObject({ idealJob: '', skills: ['Ovens'], place: '' });
  expect(isNothing(missing)).toBe(false);
});

test('has nothing to add where every question was skipped', () => {
  expect(isNothing(missingOf(carriedFromFinder(NO_ANSWERS), nothing))).toBe(true);
});

test('leaves an answer about moving, working and the environment as it was', () => {
  const answers = { ...NO_ANSWERS, where: 'anywhere', way: 'remote', matters: ['quiet'] } as const;
  const held = { ...nothing, relocate: 0, workType: 'in-person', environment: ['outside'] };
  expect(isNothing(missingOf(carriedFromFinder(answers), held))).toBe(true);
});

test('carries the words of a wish on one line, without spaces around them', () => {
  const wish = carriedFromWish({ work: ' line\ncook  or\tbaker ', skills: [], place: ' Utica ' });
  expect(wish).toMatchObject({ idealJob: 'line cook or baker', place: 'Utica', environment: [] });
});

test.each([
  ['kept whole when it ends at the limit', 'a'.repeat(299), ' b', 299],
  ['kept whole when it is as long as the limit', 'a'.repeat(298), ' b', 300],
  ['cut without the comma before the last word', 'a'.repeat(298), ', bc', 298],
])('a description is %s', (_what, words, more, length) => {
  expect(carriedFromWish({ work: words + more, skills: [], place: '' }).idealJob).toHaveLength(
    length,
  );
});

test.each([
  { idealJob: 'Cook' },
  { skills: ['Ovens'] },
  { place: 'Utica' },
  { relocate: 'Yes' },
  { workType: 'remote' },
  { environment: ['quiet'] },
] as const)('has something to add with %j alone', (one) => {
  expect(isNothing({ ...carriedFromFinder(NO_ANSWERS), ...one })).toBe(false);
});

test('adds an answer when the profile has said something else', () => {
  const answers = { ...NO_ANSWERS, where: 'anywhere', way: 'remote' } as const;
  expect(missingOf(carriedFromFinder(answers), { ...nothing, relocate: 1 }).workType).toBe(
    'remote',
  );
  expect(missingOf(carriedFromFinder(answers), { ...nothing, workType: 'hybrid' }).relocate).toBe(
    'Yes',
  );
});
