import { wordsOf } from './words.ts';

/** What a typed text asks for: a word, or work from home, in whichever words it was said. */
export type Term =
  | { readonly kind: 'word'; readonly word: string }
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

/** Says no more after such a phrase: "remote jobs". */
const emptyAfter = new Set(['job', 'jobs', 'work', 'position', 'positions']);

/** Reads a typed text as terms, each once. */
export function readTerms(text: string): Term[] {
  const words = wordsOf(text);
  const terms = new Map<string, Term>();
  for (let at = 0; at < words.length;) {
    const phrase = remotePhrases.find((one) => one.every((word, by) => words[at + by] === word));
    if (phrase === undefined) {
      const word = words[at] ?? '';
      if (!terms.has(word)) terms.set(word, { kind: 'word', word });
      at += 1;
      continue;
    }
    if (!terms.has('remote')) terms.set('remote', { kind: 'remote', words: phrase });
    at += phrase.length;
    if (emptyAfter.has(words[at] ?? '')) at += 1;
  }
  return [...terms.values()];
}
