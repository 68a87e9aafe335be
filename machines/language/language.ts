import { assign, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * The language of the pages.
 *
 * - ready: every page says everything in `shown`.
 * - loading: the texts of `wanted` are on their way. The pages stay as they are until all are
 *   there, because half a page in another language helps nobody.
 * - failed: they did not come. The pages stay as they are, and the same can be wanted again.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: string },
    tags: {} as ScreenTag,
  },
  actors: { load: notProvided<void, { language: string }>('load') },
  actions: {
    /** Changes the language of everything that is shown. */
    show: (_args, _params: { language: string }) => actionNotProvided('show'),
    want: assign(({ event }) =>
      event.type === 'language.wanted' ? { wanted: event.language } : {},
    ),
    takeWanted: assign(({ context }) => ({ shown: context.wanted })),
  },
  guards: {
    isShown: ({ context, event }) =>
      event.type === 'language.wanted' && event.language === context.shown,
  },
}).createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ shown: language, wanted: language }),
  initial: 'ready',
  on: {
    'language.wanted': [
      { guard: 'isShown', target: '.ready', actions: 'want' },
      { target: '.loading', reenter: true, actions: 'want' },
    ],
  },
  states: {
    ready: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        id: 'load',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'ready',
          actions: [
            'takeWanted',
            { type: 'show', params: ({ context }) => ({ language: context.shown }) },
          ],
        },
        onError: 'failed',
      },
    },
    failed: { tags: 'failed' },
  },
});

interface LanguageContext {
  /** Ids, such as "es". */
  readonly shown: string;
  readonly wanted: string;
}

type LanguageEvent = { readonly type: 'language.wanted'; readonly language: string };
