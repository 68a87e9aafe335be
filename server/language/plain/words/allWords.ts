import type { PlainWord } from '../types.ts';
import { shortForms } from './abbreviations.ts';
import { nouns, smallWords } from './nouns.ts';
import { phrases } from './phrases.ts';
import { verbs } from './verbs.ts';

/** Every hard word with its plain one. */
export const allWords: readonly PlainWord[] = [
  ...phrases,
  ...verbs,
  ...nouns,
  ...smallWords,
  ...shortForms,
];
