import { type LetterAnswers, LETTER_STEPS, letterText, NO_LETTER } from '#domain/letter.ts';
import { letterBuilderMachine } from '../letterBuilder/letterBuilder.ts';
import type { LetterBuilderInput, SavedLetter } from '../letterBuilder/letterBuilderTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK } from './resumes.ts';

export const LETTER_WRITER = { name: 'Dana Whitlock', contact: 'dana@example.com' };
const LETTER_ANSWERS: LetterAnswers = {
  ...NO_LETTER,
  kind: 'applying',
  job: 'Baker',
  asks: ['A lift table'],
  writtenOn: '2026-05-01',
};
const text = letterText(LETTER_ANSWERS, LETTER_WRITER);
export const SAVED_LETTER: SavedLetter = {
  guid: 'l1',
  etag: '1',
  answers: LETTER_ANSWERS,
  text,
};
/** What a new letter begins with. */
export const NEW_LETTER: LetterBuilderInput = {
  writer: LETTER_WRITER,
  today: '2026-05-01',
  key: 'k1',
  answers: NO_LETTER,
  step: LETTER_STEPS[0],
  text: null,
  written: null,
  saved: null,
  isShown: false,
};
export const OPENED_LETTER: LetterBuilderInput = {
  ...NEW_LETTER,
  answers: LETTER_ANSWERS,
  step: 'why',
  text,
  written: { answers: LETTER_ANSWERS, text },
  saved: SAVED_LETTER,
  isShown: true,
};

/** What may happen while a letter is written, for the walks through it. */
export const letterBuilderPlan: Plan<typeof letterBuilderMachine> = {
  machine: letterBuilderMachine,
  inputs: [NEW_LETTER, { ...NEW_LETTER, answers: LETTER_ANSWERS, step: 'until' }, OPENED_LETTER],
  events: {
    'answer.changed': [
      {
        type: 'answer.changed',
        changes: { kind: 'applying', job: 'Baker', asks: ['A lift table'] },
      },
      { type: 'answer.changed', changes: { asks: ['A later start'] } },
    ],
    'next.pressed': [{ type: 'next.pressed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'rewrite.confirmed': [{ type: 'rewrite.confirmed' }],
    'rewrite.refused': [{ type: 'rewrite.refused' }],
    'text.changed': [
      { type: 'text.changed', text: 'Own words' },
      { type: 'text.changed', text: ' ' },
    ],
    'save.requested': [{ type: 'save.requested' }],
    'copy.requested': [{ type: 'copy.requested', key: 'k2' }],
    'typed.discarded': [{ type: 'typed.discarded' }],
  },
  answers: { save: [SAVED_LETTER] },
  errors: { save: [NO_NETWORK, { status: 412, code: 'changed_meanwhile' }] },
  facts: ({ context: { answers, step, text: shown, written, saved, key, problem, failure } }) => [
    answers.kind,
    answers.asks.join(),
    answers.writtenOn,
    step,
    shown,
    written?.answers.asks.join(),
    written?.text,
    saved?.guid,
    key,
    problem,
    failure?.code,
  ],
};
