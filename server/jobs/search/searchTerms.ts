import { everydayNameAt } from './everydayWords.ts';
import { wordsOf } from './words.ts';

/**
 * What a typed text asks for: words that a job must have, or an occupation that goes by this name;
 * or work from home, in whichever words it was said.
 */
export type Term =
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      /** Numbers of the occupations that the words are an everyday name of. */
      readonly occupations: ReadonlySet<number> | null;
    }
  | { readonly kind: 'remote'; readonly words: readonly string[] };

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

/** Reads a typed text as terms, each word once. */
export function readTerms(text: string): Term[] {
  const words = wordsOf(text);
  const terms: Term[] = [];
  const taken = new Set<string>();
  const take = (some: readonly string[], occupations: ReadonlySet<number> | null) => {
    const fresh = some.filter((word, at) => !taken.has(word) && some.indexOf(word) === at);
    for (const word of fresh) taken.add(word);
    if (fresh.length > 0) terms.push({ kind: 'words', words: fresh, occupations });
  };
  let isRemote = false;
  for (let at = 0; at < words.length;) {
    const phrase = remotePhrases.find((one) => one.every((word, by) => words[at + by] === word));
    const name = phrase ? null : everydayNameAt(words, at);
    if (phrase && !isRemote) terms.push({ kind: 'remote', words: phrase });
    if (phrase) isRemote = true;
    else if (name) take(words.slice(at, at + name.length), name.occupations);
    else take(words.slice(at, at + 1), null);
    at += phrase?.length ?? name?.length ?? 1;
    if ((phrase || name) && emptyAfter.has(words[at] ?? '')) at += 1;
  }
  return terms;
}

/** The beginnings of words that a typed text finds, to be marked where they stand. */
export function foundWords(text: string): string[] {
  const words = readTerms(text).flatMap((term) => {
    if (term.kind === 'words') return term.words;
    // "Work", "from" and "home" alone say nothing of remote work.
    return term.words.length === 1 ? ['remote', ...term.words] : ['remote'];
  });
  return [...new Set(words)];
}
