import type { LetterAnswers, LetterProblem, LetterStep, LetterWriter } from '#domain/letter.ts';
import type { Failure } from '../failure.ts';

/** A letter as the server has it. */
export type SavedLetter = {
  readonly guid: string;
  readonly etag: string;
  readonly answers: LetterAnswers;
  readonly text: string;
};

/** The answers that the text was last made from, and the text as it was made. */
export type Written = Pick<SavedLetter, 'answers' | 'text'>;

/** What is saved: a new letter by its key, or a change of one that is there. */
export type LetterToSave = Written & {
  readonly saved: SavedLetter | null;
  readonly key: string;
};

export type LetterBuilderInput = {
  readonly writer: LetterWriter;
  /** The date of a letter that is written now: YYYY-MM-DD. */
  readonly today: string;
  /** Under which a new letter is added once. */
  readonly key: string;
  readonly answers: LetterAnswers;
  readonly step: LetterStep;
  /** The text as it stands there; null before it was written. */
  readonly text: string | null;
  readonly written: Written | null;
  readonly saved: SavedLetter | null;
  /** Whether it opens with the letter, and not with a question. */
  readonly isShown: boolean;
};

export type LetterBuilderContext = LetterBuilderInput & {
  /** Why the question does not go on. */
  problem: LetterProblem | null;
  failure: Failure | null;
};

export type LetterBuilderEvent =
  | { type: 'answer.changed'; changes: Partial<LetterAnswers> }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' }
  /** The own changes go, and the letter is written from the answers. */
  | { type: 'rewrite.confirmed' }
  /** The own changes stay. */
  | { type: 'rewrite.refused' }
  | { type: 'text.changed'; text: string }
  | { type: 'save.requested' }
  /** Another window changed or deleted the letter: this one becomes a letter of its own. */
  | { type: 'copy.requested'; key: string }
  /** Back to what is saved, or to the first question. */
  | { type: 'typed.discarded' };
