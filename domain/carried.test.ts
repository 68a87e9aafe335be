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
