import { assign, setup } from 'xstate';
import {
  type CheckedText,
  type LanguageNote,
  notesNow,
  type Replacement,
  replacementsNow,
} from '#domain/languageNotes.ts';
import { type Failure, failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Checks the words of a form while somebody writes.
 *
 * - waiting: something was typed; each key begins the wait again.
 * - checking: typing meanwhile gives the call up, because its answer would be of an older text.
 * - shown: the notes are those of the text.
 * - failed: nothing waits for it; the next key tries again, and so does the person.
 *
 * The notes of the last answer stay meanwhile, as far as the text still has their phrases.
 */

export type LanguageCheckContext = {
  texts: readonly CheckedText[];
  notes: readonly LanguageNote[];
  /** What was put in the place of a phrase, the last first. */
  replaced: readonly Replacement[];
  failure: Failure | null;
};

export type LanguageCheckEvent =
  | { type: 'texts.changed'; texts: readonly CheckedText[] }
  | { type: 'phrase.replaced'; replacement: Replacement }
  | { type: 'replacement.undone'; replacement: Replacement }
  | { type: 'retry.requested' };

/** After the last key. With the call the notes come well within 1.5 s of it. */
const CHECK_PAUSE_MS = 600;

export const languageCheckMachine = setup({
  types: {
    context: {} as LanguageCheckContext,
    events: {} as LanguageCheckEvent,
    input: {} as { texts: readonly CheckedText[] },
    tags: {} as ScreenTag,
  },
  actors: {
    check: notProvided<readonly LanguageNote[], readonly CheckedText[]>('check'),
  },
  actions: {
    takeTexts: assign(({ context, event }) =>
      event.type === 'texts.changed'
        ? {
            texts: event.texts,
            notes: notesNow(context.notes, event.texts),
            replaced: replacementsNow(context.replaced, context.texts, event.texts),
          }
        : {},
    ),
    takeNotes: assign((_args, { notes }: { notes: readonly LanguageNote[] }) => ({
      notes,
      failure: null,
    })),
    rememberReplaced: assign(({ context: { replaced }, event }) =>
      event.type === 'phrase.replaced' ? { replaced: [event.replacement, ...replaced] } : {},
    ),
    forgetReplaced: assign(({ context: { replaced }, event }) =>
      event.type === 'replacement.undone'
        ? { replaced: replaced.filter((one) => one !== event.replacement) }
        : {},
    ),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
  },
  guards: {
    hasText: ({ context: { texts } }) => texts.some(({ text }) => text.trim() !== ''),
    isOther: ({ context: { texts }, event }) =>
      event.type === 'texts.changed' && JSON.stringify(event.texts) !== JSON.stringify(texts),
  },
  delays: { checkPause: CHECK_PAUSE_MS },
}).createMachine({
  id: 'languageCheck',
  context: ({ input }) => ({ texts: input.texts, notes: [], replaced: [], failure: null }),
  initial: 'opening',
  on: {
    'texts.changed': { guard: 'isOther', target: '.waiting', actions: 'takeTexts' },
    'phrase.replaced': { actions: 'rememberReplaced' },
    'replacement.undone': { actions: 'forgetReplaced' },
  },
  states: {
    opening: { always: [{ guard: 'hasText', target: 'checking' }, { target: 'shown' }] },
    waiting: { after: { checkPause: 'opening' } },
    checking: {
      invoke: {
        src: 'check',
        id: 'check',
        input: ({ context: { texts } }) => texts,
        onDone: {
          target: 'shown',
          actions: { type: 'takeNotes', params: ({ event }) => ({ notes: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'retry.requested': 'checking' } },
  },
});
