import { assign, setup } from 'xstate';
import { isFactKey, type StatementKey } from '#domain/disclosure.ts';
import { failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { SharingContext, SharingEvent, SharingInput, Wish } from './sharingTypes.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Sharing with a job coach or with companies, one question a page.
 *
 * - choosing: the age (before the first share alone), with whom, what, what for (companies alone),
 *   until when. Nothing goes on unanswered.
 * - left: somebody who is no adult, or has a guardian, goes on to another page and names who
 *   agrees. Nothing can be shared until they did.
 * - previewing: the very words that will be read. Going back changes them, and leads here again.
 * - sharing: what was read is sent, once; it cannot be changed meanwhile.
 * - failed: nothing was changed; it can be sent again, or looked at once more.
 * - shared: done.
 */
export const sharingMachine = setup({
  types: {
    context: {} as SharingContext,
    events: {} as SharingEvent,
    input: {} as SharingInput,
    tags: {} as ScreenTag,
  },
  actors: { share: notProvided<void, Wish>('share') },
  actions: {
    takeAge: assign(({ event }) =>
      event.type === 'age.chosen' ? { age: event.age, isMissing: false } : {},
    ),
    takeReceiver: assign(({ event }) =>
      event.type === 'receiver.chosen'
        ? { receiver: event.receiver, ...event.content, isMissing: false }
        : {},
    ),
    takeContent: assign(({ event }) =>
      event.type === 'content.changed' ? { ...event.content, isMissing: false } : {},
    ),
    takePurpose: assign(({ event }) =>
      event.type === 'purpose.chosen' ? { purpose: event.purpose } : {},
    ),
    takeMonths: assign(({ event }) =>
      event.type === 'months.chosen' ? { months: event.months } : {},
    ),
    noteMissing: assign({ isMissing: true }),
    forgetMissing: assign({ isMissing: false }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
  },
  guards: {
    mustAskAge: ({ context }) => context.isFirst && context.age !== 'adult',
    isAdult: ({ context }) => context.age === 'adult',
    hasAge: ({ context }) => context.age !== null,
    isFirst: ({ context }) => context.isFirst,
    isReady: ({ context }) => context.isReady && context.receiver !== null && hasSomething(context),
    hasReceiver: ({ context }) => context.receiver !== null,
    isForCompanies: ({ context }) => hasSomething(context) && context.receiver?.kind !== 'coach',
    hasSomething: ({ context }) => hasSomething(context),
    isToCoach: ({ context }) => context.receiver?.kind === 'coach',
  },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ ...input, isMissing: false, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'mustAskAge', target: 'choosing.age' },
        { guard: 'isReady', target: 'previewing' },
        { guard: 'hasReceiver', target: 'choosing.what' },
        { target: 'choosing.whom' },
      ],
    },
    choosing: {
      tags: 'editable',
      initial: 'whom',
      states: {
        age: {
          on: {
            'age.chosen': { actions: 'takeAge' },
            'next.pressed': [
              { guard: 'isAdult', target: '#sharing.opening' },
              { guard: 'hasAge', target: '#sharing.left' },
              { actions: 'noteMissing' },
            ],
          },
        },
        whom: {
          on: {
            'back.pressed': { guard: 'isFirst', target: 'age', actions: 'forgetMissing' },
            'receiver.chosen': { actions: 'takeReceiver' },
            'next.pressed': [{ guard: 'hasReceiver', target: 'what' }, { actions: 'noteMissing' }],
          },
        },
        what: {
          on: {
            'content.changed': { actions: 'takeContent' },
            'next.pressed': [
              { guard: 'isForCompanies', target: 'why' },
              { guard: 'hasSomething', target: 'until' },
              { actions: 'noteMissing' },
            ],
            'back.pressed': { target: 'whom', actions: 'forgetMissing' },
          },
        },
        why: {
          on: {
            'purpose.chosen': { actions: 'takePurpose' },
            'next.pressed': 'until',
            'back.pressed': 'what',
          },
        },
        until: {
          on: {
            'months.chosen': { actions: 'takeMonths' },
            'next.pressed': '#sharing.previewing',
            'back.pressed': [{ guard: 'isToCoach', target: 'what' }, { target: 'why' }],
          },
        },
      },
    },
    previewing: { on: { 'share.pressed': 'sharing', 'back.pressed': 'choosing.until' } },
    sharing: {
      tags: 'busy',
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context }) => context,
        onDone: 'shared',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'sharing', actions: 'forgetFailure' },
        'back.pressed': { target: 'previewing', actions: 'forgetFailure' },
      },
    },
    shared: { tags: 'finished' },
    left: { tags: 'finished' },
  },
});

/** Whether there is anything to share, and words for all that is read as words. */
function hasSomething({ receiver, scopes, facts, statements }: Wish): boolean {
  const isCoach = receiver?.kind === 'coach';
  const hasWords = (key: StatementKey) => (statements[key] ?? '').trim() !== '';
  return (
    facts.length + (isCoach ? scopes.length : 0) > 0 &&
    facts.every((key) => (isCoach && isFactKey(key)) || hasWords(key))
  );
}
