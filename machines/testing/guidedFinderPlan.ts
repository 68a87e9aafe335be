import { FINDER_STEPS, NO_ANSWERS } from '#domain/finder.ts';
import { guidedFinderMachine } from '../guidedFinder/guidedFinder.ts';
import type { Plan } from './explore.ts';

/** What may happen in the guided finder, for the walks through it. */
export const guidedFinderPlan: Plan<typeof guidedFinderMachine> = {
  machine: guidedFinderMachine,
  inputs: [
    { answers: NO_ANSWERS, passed: [] },
    { answers: NO_ANSWERS, passed: ['work', 'done', 'skills', 'where', 'way', 'hours', 'matters'] },
  ],
  events: {
    'page.opened': (['start', 'activities', ...FINDER_STEPS, 'check', 'jobs'] as const).map(
      (page) => ({
        type: 'page.opened',
        page,
      }),
    ),
    'answer.changed': [{ type: 'answer.changed', changes: { where: 'place', place: '13202' } }],
    'step.continued': [{ type: 'step.continued' }],
    'step.skipped': [{ type: 'step.skipped' }],
    'work.unsure': [{ type: 'work.unsure' }],
    'activities.finished': [{ type: 'activities.finished' }],
    'change.requested': [{ type: 'change.requested', step: 'where' }],
    'answers.cleared': [{ type: 'answers.cleared' }],
  },
  answers: { findPlace: [{ isKnown: true }, { isKnown: false }] },
  errors: { findPlace: [new Error('no connection')] },
  facts: ({ context: { answers, passed, step, isChanging, unknownPlace } }) => [
    answers.where,
    passed.toSorted().join(' '),
    step,
    isChanging,
    unknownPlace,
  ],
};
