import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type FinderAnswers, type FinderStep, FINDER_STEPS, NO_ANSWERS } from '#domain/finder.ts';
import { guidedFinderMachine } from './guidedFinder.ts';
import type { FinderPage } from './guidedFinderTypes.ts';
import { controlled } from '../testing/controlled.ts';

const ALL = FINDER_STEPS;
const FULL: FinderAnswers = {
  work: ['cook'],
  activities: {},
  done: 'yes',
  jobs: 'Baker',
  skills: ['Ovens'],
  ownSkills: 'Sewing',
  where: 'place',
  place: '13202',
  far: 10,
  way: 'hybrid',
  hours: 'part-time',
  matters: ['quiet'],
};

/** A running finder whose look-up waits for the test, and the pages that it leads to. */
function start(answers: Partial<FinderAnswers>, passed: readonly FinderStep[]) {
  const led: string[] = [];
  const find = controlled<{ isKnown: boolean }, { place: string }>();
  const machine = guidedFinderMachine.provide({ actors: { findPlace: find.logic } });
  const input = { answers: { ...NO_ANSWERS, ...answers }, passed };
  const actor = createActor(machine, { input });
  actor.on('goTo', ({ page, isReplaced }) => led.push(isReplaced ? `${page} instead` : page));
  actor.start();
  const open = (page: FinderPage) => {
    actor.send({ type: 'page.opened', page });
    return actor.getSnapshot().value;
  };
  return { actor, find, led, open, context: () => actor.getSnapshot().context };
}

describe('an address', () => {
  test.each<[FinderPage, string, string]>([
    ['skills', 'no question before it was answered', 'work instead'],
    ['check', 'a question is open', 'work instead'],
    ['jobs', 'a question is open', 'work instead'],
  ])('of %s leads to the open question when %s', (page, _why, to) => {
    const { led, open } = start({}, []);
    expect(open(page)).toBe('opening');
    expect(led).toEqual([to]);
  });

  test('of a question that is not asked leads to the check when all others are answered', () => {
    const { led, open } = start({ where: 'home' }, ALL);
    expect(open('far')).toBe('opening');
    expect(led).toEqual(['check instead']);
  });

  test('leads to its page when that can be shown', () => {
    const { open, led, context } = start(FULL, ALL);
    const pages = ['start', 'activities', 'far', 'check', 'jobs'] as const;
    expect(pages.map(open)).toEqual(['resting', 'choosing', 'asking', 'checking', 'showing']);
    expect(context().step).toBe('far');
    expect(led).toEqual([]);
  });

  test('of the first question is shown when nothing is answered, and of no later one', () => {
    const { open } = start({}, ['work']);
    expect(open('skills')).toBe('opening');
    expect(open('done')).toBe('asking');
    expect(open('work')).toBe('asking');
  });
});

describe('a question', () => {
  test.each<[FinderStep, string]>([
    ['work', 'done'],
    ['hours', 'matters'],
    ['matters', 'check'],
  ])('%s leads to %s when it is answered', (step, next) => {
    const { actor, led, open, context } = start({ where: 'home' }, []);
    const passed = ALL.slice(0, ALL.indexOf(step));
    for (const one of passed) {
      open(one);
      actor.send({ type: 'step.continued' });
    }
    open(step);
    actor.send({ type: 'step.continued' });
    expect(led.at(-1)).toBe(next);
    expect(context().passed).toContain(step);
  });

  test.each<[FinderStep, Partial<FinderAnswers>]>([
    ['work', { work: [] }],
    ['done', { done: null, jobs: '' }],
    ['skills', { skills: [], ownSkills: '' }],
    ['where', { where: null, place: '' }],
    ['far', { far: null }],
    ['way', { way: null }],
    ['hours', { hours: null }],
    ['matters', { matters: [] }],
  ])('%s loses its own answer and no other when it is skipped', (step, emptied) => {
    const { actor, led, open, context } = start(FULL, ALL.slice(0, ALL.indexOf(step)));
    open(step);
    actor.send({ type: 'step.skipped' });
    expect(context().answers).toEqual({ ...FULL, ...emptied });
    expect(context().passed).toContain(step);
    expect(led).toHaveLength(1);
  });
});

describe('a change', () => {
  test('leads back to the check when no other question is open', () => {
    const { actor, led, open } = start(FULL, ALL);
    open('check');
    actor.send({ type: 'change.requested', step: 'way' });
    open('way');
    actor.send({ type: 'step.continued' });
    expect(led).toEqual(['way', 'check']);
  });

  test('leads to the question that it opened', async () => {
    const passed = ALL.filter((step) => step !== 'far');
    const { actor, find, led, open } = start({ ...FULL, where: 'home' }, passed);
    open('jobs');
    actor.send({ type: 'change.requested', step: 'where' });
    open('where');
    actor.send({ type: 'answer.changed', changes: { where: 'place' } });
    actor.send({ type: 'step.continued' });
    find.calls[0]?.resolve({ isKnown: true });
    await waitFor(actor, (place) => place.matches('asking'));
    expect(led).toEqual(['where', 'far']);
  });

  test.each(['start', 'check', 'jobs'] as const)('is over when %s is opened', (page) => {
    const { actor, led, open } = start(FULL, ALL);
    open('check');
    actor.send({ type: 'change.requested', step: 'way' });
    open(page);
    open('hours');
    actor.send({ type: 'step.continued' });
    expect(led).toEqual(['way', 'matters']);
  });
});

describe('a place', () => {
  function atPlace(where: FinderAnswers['where'] = 'place') {
    const finder = start({ where, place: '13202' }, ['work', 'done', 'skills']);
    finder.open('where');
    finder.actor.send({ type: 'step.continued' });
    return finder;
  }

  test('is looked up as it was typed, and leads on when it is known', async () => {
    const { actor, find, led } = atPlace();
    expect(find.calls.map(({ input }) => input)).toEqual([{ place: '13202' }]);
    find.calls[0]?.resolve({ isKnown: true });
    const { context } = await waitFor(actor, (place) => place.matches('asking'));
    expect(led).toEqual(['far']);
    expect(context.passed).toContain('where');
  });

  test('is named when it is unknown, until a question is opened', async () => {
    const { actor, find, led, open, context } = atPlace();
    find.calls[0]?.resolve({ isKnown: false });
    await waitFor(actor, (place) => place.matches('asking'));
    expect(context().unknownPlace).toBe('13202');
    expect(led).toEqual([]);
    open('where');
    expect(context().unknownPlace).toBeNull();
  });

  test('holds nobody up when it cannot be looked up', async () => {
    const { actor, find, led } = atPlace();
    find.calls[0]?.reject(new Error('no connection'));
    await waitFor(actor, (place) => place.matches('asking'));
    expect(led).toEqual(['far']);
  });

  test('is looked up no more when it is changed or skipped meanwhile', () => {
    const changed = atPlace();
    changed.actor.send({ type: 'answer.changed', changes: { place: '13501' } });
    expect(changed.actor.getSnapshot().value).toBe('asking');
    expect(changed.context().answers.place).toBe('13501');
    const skipped = atPlace();
    skipped.actor.send({ type: 'step.skipped' });
    expect(skipped.context().answers).toMatchObject({ where: null, place: '' });
    expect(skipped.led).toEqual(['way']);
  });

  test('is not looked up when the person works from home', () => {
    const { find, led } = atPlace('home');
    expect(find.calls).toEqual([]);
    expect(led).toEqual(['way']);
  });
});

describe('who is not sure about the work', () => {
  test('chooses things to do, and goes back with the kinds of work they are made of', () => {
    const { actor, led, open, context } = start({ work: ['drive'] }, []);
    open('work');
    actor.send({ type: 'work.unsure' });
    open('activities');
    actor.send({ type: 'answer.changed', changes: { activities: { garden: 'yes' } } });
    actor.send({ type: 'activities.finished' });
    expect(led).toEqual(['activities', 'work']);
    expect(context().answers.work).toEqual(['nature']);
  });

  test('keeps the chosen work when nothing is liked', () => {
    const { actor, led, open, context } = start({ work: ['drive'] }, []);
    open('activities');
    actor.send({ type: 'activities.finished' });
    expect(led).toEqual(['work']);
    expect(context().answers.work).toEqual(['drive']);
  });
});

test('begins again when the answers are cleared', () => {
  const { actor, led, open, context } = start(FULL, ALL);
  open('matters');
  actor.send({ type: 'answers.cleared' });
  expect(led).toEqual(['start']);
  expect(actor.getSnapshot().value).toBe('resting');
  expect(context()).toMatchObject({ answers: NO_ANSWERS, passed: [], step: 'work' });
});
