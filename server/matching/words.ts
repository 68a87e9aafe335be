/** Words that say nothing about a job or a person: English function words and posting filler. */
const stopWords = new Set(
  (
    'a an and are as at be been being but by can could did do does doing each etc for from had has have having he her his ' +
    'how i if in into is it its may me more most must my no nor not of off on once only or other our out over own per she ' +
    'should so some such than that the their them then there these they this those through to too under until up upon us ' +
    'very via was we were what when where which while who whom why will with within without would you your yours'
  ).split(' '),
);

/** Whether the word is too common to tell jobs apart. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const isAscii = (text: string): boolean => !/[^\u0020-\u007e\s]/.test(text);

const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'");

/**
 * Splits text into lower-case words. `c++`, `c#`, `.net` and `node.js` stay whole, accents are
 * removed, and so is an apostrophe, with a plain `s` after it.
 */
export function wordsOf(text: string): string[] {
  const folded = isAscii(text) ? text : foldAccents(text);
  const plain = folded.toLowerCase().replace(/'s\b|'/g, '');
  return plain.match(/[a-z0-9]+(?:\.js\b|\+\+|#)?|\.net\b/g) ?? [];
}

const plural = (word: string): string => {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const undouble = (stem: string): string =>
  /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;

/** Cuts the endings of number and tense: `managing`, `manages`, `managed` all give `manag`. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  let stem = plural(word);
  if (stem.length > 5 && stem.endsWith('ing')) stem = undouble(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && !stem.endsWith('eed')) {
    stem = undouble(stem.slice(0, -2));
  }
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

const makerEndings =
  /(?:ologist|ological|ology|ication|ization|itional|ational|ation|ician|itor|ator|istic|ment|ance|ence|ting|tion|sion|ical|able|ible|ary|ery|ory|ist|ian|ant|ent|ive|ics|ing|er|or|al|ic|ry|y)$/;

/**
 * The family of a word, coarser than its stem: `welder` and `welding`, `accountant` and
 * `accounting`, `nurse` and `nursing` share theirs. Weak evidence only.
 */
export function familyOf(word: string): string {
  const stem = stemOf(word);
  const match = makerEndings.exec(stem);
  if (match === null || match.index < 4) return stem;
  return undouble(stem.slice(0, match.index)).replace(/e$/, '');
}

/** Brand names people shorten: both spellings count as one word. */
const sameWord: ReadonlyMap<string, string> = new Map([
  ['ms', 'microsoft'],
  ['reactjs', 'react'],
  ['nodejs', 'node.js'],
  ['postgres', 'postgresql'],
]);

/** Words repeat and their stems never change, so results are cached, up to a limit. */
const knownStems = new Map<string, string>();
const mostKnownStems = 200_000;

/** The stem of a word as `wordsOf` gives it; an empty one for a function word. */
export function tellingStem(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const stem = isStopWord(word) ? '' : stemOf(sameWord.get(word) ?? word);
  if (knownStems.size < mostKnownStems) knownStems.set(word, stem);
  return stem;
}

/** The stems of a text without function words, in order. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(tellingStem)
    .filter((stem) => stem !== '');
