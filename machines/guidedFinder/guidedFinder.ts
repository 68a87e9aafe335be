import { assign, emit, setup } from 'xstate';
import {
  type FinderAnswers,
  type FinderStep,
  FINDER_STEPS,
  firstOpen,
  isAsked,
  NO_ANSWERS,
  stepAfter,
} from '#domain/finder.ts';
import { suggestedKinds } from '#domain/workKinds.ts';
import type {
  FinderPage,
  GuidedFinderContext,
  GuidedFinderEmitted,
  GuidedFinderEvent,
  GuidedFinderInput,
} from './guidedFinderTypes.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * The guided finder: one question a page, each with an address of its own.
 *
 * - opening: until the address is known.
 * - resting: the first page.
 * - asking: the question of the context. Continue and Skip lead on; the way back loses no answer.
 * - placing: the place of the answer is looked up, and an unknown one leads back to its question
 *   with that said. Without an answer from the server the jobs say it later.
 * - choosing: things to do, for who is not sure at the first question; it leads back there with
 *   the kinds of work that they are made of.
 * - checking: all answers, each of which can be changed; a change leads back here.
 * - showing: the jobs.
 *
 * An address ahead of the answers leads to the first question that is open.
 */
export const guidedFinderMachine = setup({
  types: {
    context: {} as GuidedFinderContext,
    events: {} as GuidedFinderEvent,
    input: {} as GuidedFinderInput,
    emitted: {} as GuidedFinderEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    findPlace: notProvided<{ isKnown: boolean }, { place: string }>('findPlace'),
  },
  actions: {
    takeUnknown: assign(({ context }) => ({ unknownPlace: context.answers.place })),
    takeAnswer: assign(({ context, event }) =>
      event.type === 'answer.changed' ? { answers: { ...context.answers, ...event.changes } } : {},
    ),
    takeStep: assign((_args, { page }: { page: FinderPage }) =>
      isStep(page) ? { step: page, unknownPlace: null } : {},
    ),
    passStep: assign(({ context: { passed, step } }) => ({
      passed: [...new Set([...passed, step])],
      unknownPlace: null,
    })),
    emptyStep: assign(({ context: { answers, step } }) => ({
      answers: { ...answers, ...emptyOf(step) },
    })),
    beginChange: assign({ isChanging: true }),
    endChange: assign({ isChanging: false }),
    clear: assign({ answers: NO_ANSWERS, passed: [], isChanging: false, step: FINDER_STEPS[0] }),
    goOn: emit(({ context }) => ({ type: 'goTo', page: nextPage(context), isReplaced: false })),
    goToOpen: emit(({ context: { passed, answers } }) => ({
      type: 'goTo',
      page: firstOpen(passed, answers) ?? 'check',
      isReplaced: true,
    })),
    goToStep: emit((_args, { step }: { step: FinderStep }) => ({
      type: 'goTo',
      page: step,
      isReplaced: false,
    })),
    takeSuggestions: assign(({ context: { answers } }) => {
      const work = suggestedKinds(answers.activities);
      return { answers: work.length > 0 ? { ...answers, work } : answers };
    }),
    goToActivities: emit({ type: 'goTo', page: 'activities', isReplaced: false }),
    goToStart: emit({ type: 'goTo', page: 'start', isReplaced: false }),
  },
  guards: {
    namesPlace: ({ context: { step, answers } }) => step === 'where' && answers.where === 'place',
    isPlaceKnown: (_args, { isKnown }: { isKnown: boolean }) => isKnown,
    isStart: (_args, { page }: { page: FinderPage }) => page === 'start',
    isActivities: (_args, { page }: { page: FinderPage }) => page === 'activities',
    isOpenStep: ({ context: { passed, answers } }, { page }: { page: FinderPage }) =>
      isStep(page) &&
      isAsked(page, answers) &&
      (passed.includes(page) || firstOpen(passed, answers) === page),
    isCheck: ({ context: { passed, answers } }, { page }: { page: FinderPage }) =>
      page === 'check' && firstOpen(passed, answers) === null,
    isJobs: ({ context: { passed, answers } }, { page }: { page: FinderPage }) =>
      page === 'jobs' && firstOpen(passed, answers) === null,
  },
}).createMachine({
  id: 'guidedFinder',
  context: ({ input }) => ({
    ...input,
    step: FINDER_STEPS[0],
    isChanging: false,
    unknownPlace: null,
  }),
  initial: 'opening',
  on: {
    'page.opened': [
      {
        guard: { type: 'isStart', params: ({ event }) => event },
        target: '.resting',
        actions: 'endChange',
      },
      { guard: { type: 'isActivities', params: ({ event }) => event }, target: '.choosing' },
      {
        guard: { type: 'isOpenStep', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'takeStep', params: ({ event }) => event },
      },
      {
        guard: { type: 'isCheck', params: ({ event }) => event },
        target: '.checking',
        actions: 'endChange',
      },
      {
        guard: { type: 'isJobs', params: ({ event }) => event },
        target: '.showing',
        actions: 'endChange',
      },
      { actions: 'goToOpen' },
    ],
    'answers.cleared': { target: '.resting', actions: ['clear', 'goToStart'] },
  },
  states: {
    opening: {},
    resting: {},
    asking: {
      tags: 'editable',
      on: {
        'answer.changed': { actions: 'takeAnswer' },
        'step.continued': [
          { guard: 'namesPlace', target: 'placing' },
          { actions: ['passStep', 'goOn'] },
        ],
        'step.skipped': { actions: ['emptyStep', 'passStep', 'goOn'] },
        'work.unsure': { actions: 'goToActivities' },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        src: 'findPlace',
        id: 'findPlace',
        input: ({ context }) => ({ place: context.answers.place }),
        onDone: [
          {
            guard: { type: 'isPlaceKnown', params: ({ event }) => event.output },
            target: 'asking',
            actions: ['passStep', 'goOn'],
          },
          { target: 'asking', actions: 'takeUnknown' },
        ],
        onError: { target: 'asking', actions: ['passStep', 'goOn'] },
      },
      on: {
        'answer.changed': { target: 'asking', actions: 'takeAnswer' },
        'step.skipped': { target: 'asking', actions: ['emptyStep', 'passStep', 'goOn'] },
      },
    },
    choosing: {
      tags: 'editable',
      on: {
        'answer.changed': { actions: 'takeAnswer' },
        'activities.finished': {
          actions: ['takeSuggestions', { type: 'goToStep', params: { step: FINDER_STEPS[0] } }],
        },
      },
    },
    checking: {
      on: {
        'change.requested': {
          actions: ['beginChange', { type: 'goToStep', params: ({ event }) => event }],
        },
      },
    },
    showing: {
      on: {
        'change.requested': {
          actions: ['beginChange', { type: 'goToStep', params: ({ event }) => event }],
        },
      },
    },
  },
});

const isStep = (page: FinderPage): page is FinderStep => FINDER_STEPS.some((step) => step === page);

/** After a change back to the check, unless the answer opened a question. */
function nextPage({ answers, passed, step, isChanging }: GuidedFinderContext): FinderPage {
  if (isChanging) return firstOpen(passed, answers) ?? 'check';
  return stepAfter(step, answers) ?? 'check';
}

function emptyOf(step: FinderStep): Partial<FinderAnswers> {
  const { work, done, jobs, skills, ownSkills, where, place, far, way, hours, matters } =
    NO_ANSWERS;
  return {
    work: { work },
    done: { done, jobs },
    skills: { skills, ownSkills },
    where: { where, place },
    far: { far },
    way: { way },
    hours: { hours },
    matters: { matters },
  }[step];
}
