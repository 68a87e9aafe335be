import type { PlainWord, When } from '../types.ts';

/** Forms that follow no rule: [with s, with ing, past]. */
const irregular: Readonly<Record<string, readonly [string, string, string]>> = {
  build: ['builds', 'building', 'built'],
  buy: ['buys', 'buying', 'bought'],
  do: ['does', 'doing', 'did'],
  find: ['finds', 'finding', 'found'],
  get: ['gets', 'getting', 'got'],
  go: ['goes', 'going', 'went'],
  have: ['has', 'having', 'had'],
  keep: ['keeps', 'keeping', 'kept'],
  lead: ['leads', 'leading', 'led'],
  make: ['makes', 'making', 'made'],
  meet: ['meets', 'meeting', 'met'],
  put: ['puts', 'putting', 'put'],
  send: ['sends', 'sending', 'sent'],
  set: ['sets', 'setting', 'set'],
  speed: ['speeds', 'speeding', 'sped'],
  stop: ['stops', 'stopping', 'stopped'],
  take: ['takes', 'taking', 'took'],
  teach: ['teaches', 'teaching', 'taught'],
  tell: ['tells', 'telling', 'told'],
};

/** A last consonant that is doubled: "submitted". */
const doubles = /mit$/;

/** @returns with s, with ing, past */
function formsOf(word: string): readonly [string, string, string] {
  const known = irregular[word];
  if (known) return known;
  const withS = /(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? word.replace(/y$/, 'ies')
      : `${word}s`;
  if (doubles.test(word)) {
    const doubled = word + word.slice(-1);
    return [withS, `${doubled}ing`, `${doubled}ed`];
  }
  const past = word.replace(/([^aeiou])y$/, '$1i').replace(/e$/, '');
  return [withS, `${word.replace(/([^e])e$/, '$1')}ing`, `${past}ed`];
}

/** The first word of a phrase takes the ending. */
function inflected(phrase: string): readonly [string, string, string] {
  const [first = '', ...rest] = phrase.split(' ');
  const [withS, ing, past] = formsOf(first).map((form) => [form, ...rest].join(' '));
  return [withS ?? '', ing ?? '', past ?? ''];
}

/**
 * A verb and its plain one in all their forms. The past has to be the participle too ("used"), or
 * be left out by `present`.
 */
export function verb(hard: string, plain: string, when: When = {}): PlainWord[] {
  const [, , past] = inflected(hard);
  const [, , plainPast] = inflected(plain);
  return [...present(hard, plain, when), { hard: past, plain: plainPast, ...when }];
}

/** A verb without its past, which means something else ("distributed systems"). */
export function present(hard: string, plain: string, when: When = {}): PlainWord[] {
  const [withS, ing] = inflected(hard);
  const [plainS, plainIng] = inflected(plain);
  return [
    { hard, plain, ...when },
    { hard: withS, plain: plainS, ...when },
    { hard: ing, plain: plainIng, ...when },
  ];
}

/** A word or phrase as it is. */
export const word = (hard: string, plain: string, when: When = {}): PlainWord => ({
  hard,
  plain,
  ...when,
});
