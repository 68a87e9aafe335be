import { expect, test } from 'vitest';
import {
  firstOpen,
  NO_ANSWERS,
  readAnswers,
  skillsOf,
  stepAfter,
  stepsFor,
  suggestedSkills,
  wishFor,
} from './finder.ts';
import { WORK_KINDS_MOST } from './workKinds.ts';

test('asks how far only with a place', () => {
  expect(stepsFor({ ...NO_ANSWERS, where: 'home' })).not.toContain('far');
  expect(stepAfter('where', { ...NO_ANSWERS, where: 'anywhere' })).toBe('way');
  expect(stepAfter('where', { ...NO_ANSWERS, where: 'place', place: '13202' })).toBe('far');
  expect(stepAfter('matters', NO_ANSWERS)).toBeNull();
});

test('finds the first question that is open, also when an answer opens one in between', () => {
  const passed = ['work', 'done', 'skills', 'where', 'way', 'hours', 'matters'] as const;
  expect(firstOpen([], NO_ANSWERS)).toBe('work');
  expect(firstOpen(passed, { ...NO_ANSWERS, where: 'home' })).toBeNull();
  expect(firstOpen(passed, { ...NO_ANSWERS, where: 'place', place: 'Utica' })).toBe('far');
});

test('asks where again when the place was emptied and its page was left', () => {
  const passed = ['work', 'done', 'skills', 'where', 'far', 'way', 'hours', 'matters'] as const;
  expect(firstOpen(passed, { ...NO_ANSWERS, where: 'place', place: ' ' })).toBe('where');
  expect(firstOpen(passed, { ...NO_ANSWERS, where: 'place', place: 'Utica' })).toBeNull();
  expect(firstOpen(passed, { ...NO_ANSWERS, where: 'home', place: '' })).toBeNull();
});

test('looks for jobs that were done before the kinds of work, and for nothing that was never done', () => {
  const answers = { ...NO_ANSWERS, work: ['cook'] as const, done: 'yes' as const, jobs: 'Baker' };
  expect(wishFor(answers).work).toBe('Baker, Cook, Food Service Worker');
  expect(wishFor({ ...answers, done: 'no' }).work).toBe('Cook, Food Service Worker');
});

test('looks from home anywhere, and near a place within 25 miles when no distance is given', () => {
  const home = wishFor({ ...NO_ANSWERS, where: 'home', place: 'Utica', way: 'in-person' });
  expect(home).toMatchObject({ place: '', remote: 'remote' });
  const near = wishFor({ ...NO_ANSWERS, where: 'place', place: ' Utica, NY ' });
  expect(near).toMatchObject({ place: 'Utica, NY', radius: 25, remote: null });
});

test('looks for skills that were ticked and those in own words, each once', () => {
  const answers = { ...NO_ANSWERS, skills: ['Filing'], ownSkills: 'Spanish, , filing,Sewing ' };
  expect(wishFor(answers).skills.map((skill) => skill.toLowerCase())).toEqual([
    'filing',
    'spanish',
    'sewing',
  ]);
});

test('suggests at most ten skills, those of the chosen work', () => {
  expect(suggestedSkills({ ...NO_ANSWERS, work: ['cook'] })).toContain('Food safety');
  expect(suggestedSkills(NO_ANSWERS).length).toBeLessThanOrEqual(10);
});

test.each([null, 'x', [], { work: 'cook', far: '25', way: 1, skills: [1, 'a'.repeat(101)] }])(
  'reads no answer out of %j',
  (kept) => expect(readAnswers(kept)).toEqual(NO_ANSWERS),
);

test('reads stored answers back', () => {
  const answers = readAnswers({
    work: ['cook', 'nonsense'],
    skills: ['Ovens'],
    where: 'place',
    place: 'Utica',
    far: 10,
    matters: ['quiet', 'loud', 'inside', 'outside', 'set schedule', 'fast paced'],
    activities: { garden: 'yes', letter: 'sometimes', fly: 'no' },
  });
  expect(answers).toEqual({
    ...NO_ANSWERS,
    work: ['cook'],
    skills: ['Ovens'],
    where: 'place',
    place: 'Utica',
    far: 10,
    matters: ['quiet', 'inside', 'outside', 'set schedule'],
    activities: { garden: 'yes' },
  });
});

test('suggests skills of every third kind of work when none was chosen', () => {
  expect(suggestedSkills(NO_ANSWERS)).toEqual([
    'Customer service',
    'Patient care',
    'Communication',
    'Packing',
    'Inventory',
    'Labeling',
    'Cleaning',
    'Floor care',
    'Laundry',
    'Typing',
  ]);
});

test('looks for no more skills, and no longer ones, than a search takes', () => {
  const many = Array.from({ length: 31 }, (_, at) => `Skill ${at}`);
  expect(skillsOf({ ...NO_ANSWERS, skills: many })).toEqual(many.slice(0, 30));
  const ownSkills = `Sewing\n${'a'.repeat(101)}`;
  expect(skillsOf({ ...NO_ANSWERS, ownSkills })).toEqual(['Sewing', 'a'.repeat(100)]);
});

test('reads no more of a list than a question takes', () => {
  const skills = Array.from({ length: 31 }, (_, at) => `${at}`.padEnd(100, 'a'));
  const work = ['cook', 'help', 'fix', 'nature', 'sort', 'drive', 'clean', 'numbers', 'words'];
  const answers = readAnswers({ skills, work });
  expect(answers.skills).toEqual(skills.slice(0, 30));
  expect(answers.work).toEqual(work.slice(0, WORK_KINDS_MOST));
});

test.each([
  { done: 'little', hours: 'part-time', where: 'home', way: 'hybrid' },
  { done: 'no', hours: 'full-time', where: 'anywhere', way: null },
] as const)('reads each answer of a choice back: %j', (answers) => {
  expect(readAnswers(answers)).toMatchObject(answers);
});
