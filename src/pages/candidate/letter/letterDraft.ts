import { LETTER_STEPS, type LetterAnswers, NO_LETTER } from '#domain/letter.ts';
import type { LetterBuilderInput } from '#machines/letterBuilder/letterBuilderTypes.ts';

/** What is kept of a letter until it is saved: the answers, the question, and the text. */
export type LetterDraft = Pick<
  LetterBuilderInput,
  'answers' | 'step' | 'text' | 'written' | 'saved' | 'isShown' | 'key'
>;

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

function isAnswers(data: unknown): data is LetterAnswers {
  if (!isObject(data)) return false;
  return Object.entries(NO_LETTER).every(([name, empty]) => {
    const value: unknown = Reflect.get(data, name);
    if (Array.isArray(empty))
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    return value === null ? empty === null : empty === null || typeof value === typeof empty;
  });
}

const isMade = (data: unknown): boolean =>
  data === null ||
  (isObject(data) &&
    isAnswers(Reflect.get(data, 'answers')) &&
    typeof Reflect.get(data, 'text') === 'string');

function isLetterDraft(data: unknown): data is LetterDraft {
  if (!isObject(data)) return false;
  const of = (name: keyof LetterDraft): unknown => Reflect.get(data, name);
  return (
    isAnswers(of('answers')) &&
    LETTER_STEPS.some((step) => step === of('step')) &&
    (of('text') === null || typeof of('text') === 'string') &&
    isMade(of('written')) &&
    isMade(of('saved')) &&
    typeof of('isShown') === 'boolean' &&
    typeof of('key') === 'string'
  );
}

/** The draft of a new letter, or of the changes of one that is saved. */
export const letterDraft = (guid: string | undefined) => ({
  kind: guid === undefined ? 'letter' : `letter:${guid}`,
  version: 1,
  isDraft: isLetterDraft,
});
