import { everydayNameAt, type EverydayName } from './everydayWords.ts';
import type { EmploymentType } from '#domain/jobTerms.ts';
import { otherForms, wordsOf } from './words.ts';

/**
 * What a typed text asks for: words that a job must have, or an occupation that goes by this name;
 * or work from home, in whichever words it was said.
 */
export type Term =
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      /** Each word written together with a neighbour: "helpdesk" for "help" and "desk". */
      readonly joins: ReadonlyMap<string, readonly string[]>;
      /** The occupations that the words are an everyday name of. */
      readonly name: NamedWork | null;
    }
  | { readonly kind: 'remote'; readonly words: readonly string[] }
  | { readonly kind: 'hours'; readonly words: readonly string[]; readonly type: EmploymentType };

/** The occupations that a name of a kind of work may mean, and those whose title it is. */
export type NamedWork = Pick<EverydayName, 'occupations' | 'titled'>;

/** How people say which hours or contract they want. */
const hoursPhrases: readonly (readonly [phrase: string, type: EmploymentType])[] = [
  ['part time', 'part-time'],
  ['parttime', 'part-time'],
  ['half time', 'part-time'],
  ['full time', 'full-time'],
  ['fulltime', 'full-time'],
  ['per diem', 'per-diem'],
  ['temp', 'temporary'],
  ['temporary', 'temporary'],
  ['internship', 'internship'],
  ['internships', 'internship'],
];
const hours = hoursPhrases.map(([phrase, type]) => ({ words: phrase.split(' '), type }));

/** Words that say nothing of the work. */
const emptyWords = new Set(
  'an and any are as at by for from i in is job jobs looking me my near of on opening openings or position positions that the there to vacancies vacancy wanted with work'.split(
    ' ',
  ),
);

/** How people say remote work; longer ones first, because they hold shorter ones. */
const remotePhrases = [
  'work from my home',
  'working from home',
  'works from home',
  'work from home',
  'working at home',
  'work at home',
  'home based',
  'from home',
  'wfh',
  'remote',
  'remotely',
  'telework',
  'teleworking',
  'telecommute',
  'telecommuting',
].map((phrase) => phrase.split(' '));

/** Says no more after such a phrase or the name of a kind of work: "remote jobs". */
const emptyAfter = new Set(['job', 'jobs', 'work', 'position', 'positions']);

/**
 * Reads a typed text as terms, each word once. Words that say nothing of the work are passed over,
 * also when there are no others: then there is nothing to search for.
 */
export function readTerms(text: string): Term[] {
  const words = wordsOf(text);
  const terms: Term[] = [];
  const taken = new Set<string>();
  const joinsAt = (at: number): string[] =>
    [
      [at - 1, at],
      [at, at + 1],
    ].flatMap(([first = 0, second = 0]) =>
      words[first] !== undefined && words[second] !== undefined
        ? [`${words[first]}${words[second]}`]
        : [],
    );
  const take = (from: number, length: number, name: NamedWork | null) => {
    const joins = new Map<string, readonly string[]>();
    for (let at = from; at < from + length; at += 1) {
      const word = words[at] ?? '';
      if (taken.has(word) || (length === 1 && name === null && emptyWords.has(word))) continue;
      taken.add(word);
      joins.set(word, joinsAt(at));
    }
    if (joins.size > 0) terms.push({ kind: 'words', words: [...joins.keys()], joins, name });
  };
  const takeApart = (typed: string, some: readonly string[], name: NamedWork) => {
    const fresh = some.filter((word) => !taken.has(word));
    for (const word of fresh) taken.add(word);
    const joins = new Map(fresh.map((word) => [word, [typed]]));
    if (fresh.length > 0) terms.push({ kind: 'words', words: fresh, joins, name });
  };
  let isRemote = false;
  for (let at = 0; at < words.length;) {
    const phrase = remotePhrases.find((one) => one.every((word, by) => words[at + by] === word));
    const hour = hours.find((one) => one.words.every((word, by) => words[at + by] === word));
    const name = phrase || hour ? null : everydayNameAt(words, at);
    if (hour) terms.push({ kind: 'hours', words: hour.words, type: hour.type });
    if (phrase && !isRemote) terms.push({ kind: 'remote', words: phrase });
    if (phrase) isRemote = true;
    else if (name?.apart) takeApart(words[at] ?? '', name.apart, name);
    else if (name) take(at, name.length, name);
    else if (!hour) take(at, 1, null);
    at += phrase?.length ?? hour?.words.length ?? name?.length ?? 1;
    if ((phrase || name) && emptyAfter.has(words[at] ?? '')) at += 1;
  }
  return terms;
}

/** The beginnings of words that a typed text finds, to be marked where they stand. */
export function foundWords(text: string): string[] {
  const words = readTerms(text).flatMap((term) => {
    if (term.kind === 'words') return term.words.flatMap((word) => [word, ...otherForms(word)]);
    if (term.kind === 'hours') return [];
    // "Work", "from" and "home" alone say nothing of remote work.
    return term.words.length === 1 ? ['remote', ...term.words] : ['remote'];
  });
  return [...new Set(words)];
}
