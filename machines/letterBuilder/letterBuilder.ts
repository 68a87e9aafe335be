import { assign, setup } from 'xstate';
import {
  LETTER_STEPS,
  type LetterAnswers,
  letterText,
  NO_LETTER,
  problemOf,
  stepAfter,
  stepBefore,
} from '#domain/letter.ts';
import { type Failure, failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';
import type {
  LetterBuilderContext,
  LetterBuilderEvent,
  LetterBuilderInput,
  LetterToSave,
  SavedLetter,
} from './letterBuilderTypes.ts';

/** While the letter is on the screen and nothing is being sent. */
const reading = {
  'text.changed': { actions: 'takeText' },
  'save.requested': {
    guard: 'isToSave',
    target: '#letterBuilder.saving',
    actions: 'forgetFailure',
  },
  'back.pressed': { target: '#letterBuilder.asking', actions: 'forgetFailure' },
} as const;

/**
 * A letter that asks for a change at work: one question a page, then the text.
 *
 * - opening: at a question, or at the letter of an earlier visit.
 * - asking: the question of the context. The way back loses no answer and no word of the letter.
 * - composing: the answers changed after somebody changed the text: it asks once whether the own
 *   changes may go.
 * - editing: the text can be changed. What is saved is what stands there, and files are made of
 *   what is saved.
 * - saving: a new letter, once by its key, or a change of it.
 * - failed.saving: what stands there stays, and can be saved again. What another window changed or
 *   deleted meanwhile can be saved as a letter of its own.
 */
export const letterBuilderMachine = setup({
  types: {
    context: {} as LetterBuilderContext,
    events: {} as LetterBuilderEvent,
    input: {} as LetterBuilderInput,
    tags: {} as ScreenTag,
  },
  actors: { save: notProvided<SavedLetter, LetterToSave>('save') },
  actions: {
    takeAnswer: assign(({ context, event }) =>
      event.type === 'answer.changed'
        ? { answers: { ...context.answers, ...event.changes }, problem: null }
        : {},
    ),
    takeText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
    takeCopy: assign(({ event }) =>
      event.type === 'copy.requested' ? { key: event.key, saved: null } : {},
    ),
    noteProblem: assign(({ context: { step, answers } }) => ({
      problem: problemOf(step, answers),
    })),
    takeNext: assign(({ context: { step } }) => ({ step: stepAfter(step) ?? step })),
    takeBefore: assign(({ context: { step } }) => ({
      step: stepBefore(step) ?? step,
      problem: null,
    })),
    write: assign(({ context }) => {
      const answers = { ...context.answers, writtenOn: context.today };
      const text = letterText(answers, context.writer);
      return { answers, text, written: { answers, text } };
    }),
    keepText: assign(({ context: { answers, writer } }) => ({
      written: { answers, text: letterText(answers, writer) },
    })),
    clear: assign({
      answers: NO_LETTER,
      step: LETTER_STEPS[0],
      text: null,
      written: null,
      problem: null,
    }),
    takeBack: assign(({ context: { saved, writer } }) =>
      saved === null
        ? {}
        : {
            answers: saved.answers,
            text: saved.text,
            written: { answers: saved.answers, text: letterText(saved.answers, writer) },
            problem: null,
          },
    ),
    rememberSaved: assign((_args, { saved }: { saved: SavedLetter }) => ({ saved })),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
  },
  guards: {
    isShown: ({ context: { isShown, text } }) => isShown && text !== null,
    isSaved: ({ context: { saved } }) => saved !== null,
    hasProblem: ({ context: { step, answers } }) => problemOf(step, answers) !== null,
    isBeforeLast: ({ context: { step } }) => stepAfter(step) !== null,
    isAsWritten: ({ context: { written, answers } }) =>
      written !== null && isSame(written.answers, answers),
    hasOwnText: ({ context: { text, written } }) => hasText(text) && text !== written?.text,
    isToSave: ({ context }) => hasText(context.text) && isUnsaved(context),
    canCopy: ({ context: { failure, text } }) => hasText(text) && isElsewhere(failure),
  },
}).createMachine({
  id: 'letterBuilder',
  context: ({ input }) => ({ ...input, problem: null, failure: null }),
  initial: 'opening',
  on: {
    'typed.discarded': [
      { guard: 'isSaved', target: '.editing', actions: ['takeBack', 'forgetFailure'] },
      { target: '.asking', actions: ['clear', 'forgetFailure'] },
    ],
  },
  states: {
    opening: { always: [{ guard: 'isShown', target: 'editing' }, { target: 'asking' }] },
    asking: {
      tags: 'editable',
      on: {
        'answer.changed': { actions: 'takeAnswer' },
        'next.pressed': [
          { guard: 'hasProblem', actions: 'noteProblem' },
          { guard: 'isBeforeLast', actions: 'takeNext' },
          { guard: 'isAsWritten', target: 'editing' },
          { guard: 'hasOwnText', target: 'composing' },
          { target: 'editing', actions: 'write' },
        ],
        'back.pressed': { actions: 'takeBefore' },
      },
    },
    composing: {
      on: {
        'rewrite.confirmed': { target: 'editing', actions: 'write' },
        'rewrite.refused': { target: 'editing', actions: 'keepText' },
      },
    },
    editing: { tags: 'editable', on: reading },
    saving: {
      tags: 'busy',
      on: { 'typed.discarded': undefined },
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { answers, text, saved, key } }) => ({
          answers,
          text: text ?? '',
          saved,
          key,
        }),
        onDone: {
          target: 'editing',
          actions: { type: 'rememberSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      initial: 'saving',
      states: {
        saving: {
          tags: ['failed', 'editable'],
          on: {
            ...reading,
            'copy.requested': {
              guard: 'canCopy',
              target: '#letterBuilder.saving',
              actions: ['takeCopy', 'forgetFailure'],
            },
          },
        },
      },
    },
  },
});

/** Whether another window changed or deleted the letter. */
export const isElsewhere = (failure: Failure | null): boolean =>
  failure?.status === 412 || failure?.status === 404;

const hasText = (text: string | null): boolean => (text ?? '').trim() !== '';

const isSame = (one: LetterAnswers, other: LetterAnswers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether what stands there differs from what is saved. */
export const isUnsaved = ({
  saved,
  text,
  answers,
}: Pick<LetterBuilderContext, 'saved' | 'text' | 'answers'>): boolean =>
  saved === null || saved.text !== text?.trim() || !isSame(saved.answers, answers);
