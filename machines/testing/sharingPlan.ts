import { sharingMachine } from '../sharing/sharing.ts';
import type { Wish } from '../sharing/sharingTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What somebody begins with. */
export const NO_WISH: Wish = {
  receiver: null,
  scopes: [],
  facts: [],
  statements: {},
  purpose: 'interview',
  months: 6,
  age: null,
};
export const COACH = { kind: 'coach', guid: 'c1', name: 'Sam Rivera' } as const;

/** What may happen while somebody shares, for the walks through it. */
export const sharingPlan: Plan<typeof sharingMachine> = {
  machine: sharingMachine,
  inputs: [
    { ...NO_WISH, isReady: false, isFirst: false },
    { ...NO_WISH, isReady: false, isFirst: true },
    { ...NO_WISH, receiver: COACH, scopes: ['profile'], isReady: false, isFirst: false },
    { ...NO_WISH, receiver: COACH, scopes: ['profile'], isReady: true, isFirst: false },
    { ...NO_WISH, receiver: COACH, scopes: ['profile'], isReady: true, isFirst: true },
    { ...NO_WISH, receiver: COACH, isReady: true, isFirst: false },
  ],
  events: {
    'age.chosen': [
      { type: 'age.chosen', age: 'adult' },
      { type: 'age.chosen', age: 'minor' },
    ],
    'receiver.chosen': [
      { type: 'receiver.chosen', receiver: COACH },
      { type: 'receiver.chosen', receiver: { kind: 'applied' } },
    ],
    'content.changed': [
      {
        type: 'content.changed',
        content: { facts: ['PreferSR'], statements: { PreferSR: 'I use a screen reader.' } },
      },
      {
        type: 'content.changed',
        content: { facts: ['PreferSR'], statements: { PreferSR: ' ' } },
      },
    ],
    'purpose.chosen': [{ type: 'purpose.chosen', purpose: 'job' }],
    'months.chosen': [{ type: 'months.chosen', months: 12 }],
    'next.pressed': [{ type: 'next.pressed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'share.pressed': [{ type: 'share.pressed' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: { share: [undefined] },
  errors: { share: [NO_NETWORK, SERVER_ERROR] },
  facts: ({
    context: {
      receiver,
      scopes,
      facts,
      statements,
      purpose,
      months,
      age,
      isFirst,
      isMissing,
      failure,
    },
  }) => [
    receiver?.kind,
    scopes.join(),
    facts.join(),
    statements.PreferSR,
    purpose,
    months,
    age,
    isFirst,
    isMissing,
    failure?.code,
  ],
};
