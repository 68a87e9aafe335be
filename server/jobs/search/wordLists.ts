import { likeliest, likeness } from '#server/places/likeness.ts';
import { otherForms, wordsOf } from './words.ts';

/** Fields of a posting, from the least to the most significant. */
const fields = { description: 0, skills: 1, title: 2, titleStart: 3 } as const;

/**
 * How good a match is, by field. A whole word in a title, company or skill is better than a longer
 * word that begins with it: "office" is an office job before a chief officer. Only a description
 * mentions so much that "account" in it is less than an accountant.
 */
const wholeWord = [4, 12, 18, 20] as const;
const plural = [4, 12, 16, 18] as const;
const beginning = [2, 6, 10, 10] as const;
/** The most that one typed word can add to the score of a job. */
export const bestMatch = 20;
/** Of a job that only has the words of remote work: as one whose text has the beginning. */
export const wordsAlone = 2;

/**
 * How good a match is for a name of a kind of work. A job of that work is found also when it does
 * not have the words, after those that have them. Another job is not found by a description that
 * has the words of a longer name somewhere: "help" here and "desk" there is no help desk.
 */
export function namedMatch(matches: readonly number[], isMeant: boolean): number {
  const least = Math.min(...matches);
  const isMentioned = matches.length > 1 && least <= wholeWord[fields.description];
  if (least === 0 || (isMentioned && !isMeant)) return isMeant ? 1 : 0;
  return matches.reduce((sum, match) => sum + match, 0);
}

/** A shorter word is only found whole: "full" begins "fully", and "care" begins "careful". */
const leastBeginning = 5;

/** A word as it was typed, with what else finds it. */
interface Typed {
  readonly word: string;
  readonly forms: readonly string[];
}

const typedOf = (word: string): Typed => ({ word, forms: otherForms(word) });

/** The value by field of a word for what was typed; null when it is not found by it. */
function valuesOf(word: string, { word: typed, forms }: Typed): readonly number[] | null {
  if (word === typed) return wholeWord;
  if (forms.includes(word)) return plural;
  return typed.length >= leastBeginning && word.startsWith(typed) ? beginning : null;
}

/** The words of a posting by field, from the most to the least significant. */
export interface JobWords {
  readonly title: string;
  readonly skills: string;
  readonly description: string;
}

function* wordsByField(texts: JobWords): Generator<readonly [word: string, field: number]> {
  for (const [at, word] of wordsOf(texts.title).entries())
    yield [word, at === 0 ? fields.titleStart : fields.title];
  for (const word of wordsOf(texts.skills)) yield [word, fields.skills];
  for (const word of wordsOf(texts.description)) yield [word, fields.description];
}

/**
 * The value of a job's best word for a typed one; 0 for none. The same as WordLists.match.
 * @param joins the typed word written together with its neighbour: "helpdesk" for "help"
 */
export function matchOf(typed: string, texts: JobWords, joins: readonly string[] = []): number {
  const sought = typedOf(typed);
  let best = 0;
  let before = '';
  for (const [word, field] of wordsByField(texts)) {
    const values = valuesOf(word, sought);
    if (values) best = Math.max(best, values[field] ?? 0);
    // The description is too long for its pairs to be kept in the lists.
    const isCompound =
      joins.includes(word) || (field !== fields.description && `${before}${word}` === typed);
    if (isCompound) best = Math.max(best, plural[field] ?? 0);
    before = word;
  }
  return best;
}

/**
 * A list of 32-bit numbers that grows by half. A feed has many lists, so none may stay half empty.
 */
class PackedList {
  data = new Uint32Array(2);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) this.#resize(this.length + (this.length >> 1) + 1);
    this.data[this.length] = value;
    this.length += 1;
  }

  keep(test: (value: number) => boolean): void {
    this.data = this.data.subarray(0, this.length).filter(test);
    this.length = this.data.length;
  }

  count(test: (value: number) => boolean): number {
    let count = 0;
    for (let at = 0; at < this.length; at += 1) if (test(this.data[at] ?? 0)) count += 1;
    return count;
  }

  trim(): void {
    if (this.length < this.data.length) this.#resize(this.length);
  }

  #resize(size: number): void {
    const next = new Uint32Array(size);
    next.set(this.data.subarray(0, this.length));
    this.data = next;
  }
}

/** Shorter parts of a compound are endings: "therapist" is no compound. */
const leastPart = 3;
/** A feed of odd titles must not fill the memory. */
const mostPairs = 200_000;

const isInTitle = (packed: number): boolean => (packed & 3) >= fields.title;

/**
 * In which jobs a word is, and in which field at best: for each word a list of packed slots (slot
 * * 4 + field, so slots stay below 2^30). Words are sorted, so that a prefix is a range of them.
 */
export class WordLists {
  readonly #lists = new Map<string, PackedList>();
  /** Neighbours in titles and skills by how they are written together: "helpdesk". */
  readonly #pairs = new Map<string, readonly [string, string]>();
  /** Built at the first search; a new word is then inserted. */
  #sorted: { readonly word: string; readonly list: PackedList }[] | null = null;

  /** Fields are added from the most to the least significant: a word counts in its first field. */
  add(slot: number, texts: JobWords): void {
    let before = '';
    for (const [word, field] of wordsByField(texts)) {
      const packed = slot * 4 + field;
      if (field !== fields.description) this.#addPair(before, word);
      before = word;
      let list = this.#lists.get(word);
      if (list === undefined) {
        list = new PackedList();
        this.#lists.set(word, list);
        this.#sorted?.splice(firstFrom(this.#sorted, word), 0, { word, list });
      }
      const last = list.length === 0 ? -1 : (list.data[list.length - 1] ?? 0) >>> 2;
      if (last === slot) continue;
      list.push(packed);
    }
  }

  /** Whether any word is found by a typed one. */
  has(typed: string): boolean {
    if (this.#compoundOf(typed)) return true;
    return !this.#found(typed).next().done;
  }

  /** Whether a word of any title is found by a typed one. */
  isInTitles(typed: string): boolean {
    for (const { list } of this.#found(typed)) if (list.count(isInTitle) > 0) return true;
    return this.#compoundOf(typed) !== null;
  }

  /** The word of titles that a typed one was most likely meant to be, the commonest first. */
  nearest(typed: string): string | null {
    const sorted = this.#inOrder();
    const letter = typed.slice(0, 1);
    const known: { word: string; titles: number }[] = [];
    for (let at = firstFrom(sorted, letter); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (!entry?.word.startsWith(letter)) break;
      const { word, list } = entry;
      if (likeness(typed, word) > 0) known.push({ word, titles: list.count(isInTitle) });
    }
    const ofTitles = known.filter(({ titles }) => titles > 0);
    ofTitles.sort((a, b) => b.titles - a.titles);
    return likeliest(typed, ofTitles, ({ word }) => word)?.word ?? null;
  }

  /**
   * For each slot below `count` the value of its best word for a typed one; 0 for none.
   * @param joins the typed word written together with its neighbour: "helpdesk" for "help"
   */
  match(typed: string, count: number, joins: readonly string[] = []): Uint8Array {
    const best = new Uint8Array(count);
    for (const { values, list } of this.#found(typed)) raise(best, list, values);
    for (const join of joins) {
      const list = this.#lists.get(join);
      if (list) raise(best, list, plural);
    }
    const compound = this.#compoundOf(typed);
    if (compound) {
      const [first, second] = compound.map((word) => this.match(word, count));
      for (let slot = 0; slot < count; slot += 1) {
        const value = Math.min(first?.[slot] ?? 0, second?.[slot] ?? 0);
        if (value > (best[slot] ?? 0)) best[slot] = value;
      }
    }
    return best;
  }

  /** The lists of the words that a typed one finds, with the value of each. */
  *#found(typed: string): Generator<{
    readonly values: readonly number[];
    readonly list: PackedList;
  }> {
    const sought = typedOf(typed);
    for (const form of sought.forms) {
      const list = this.#lists.get(form);
      if (list) yield { values: plural, list };
    }
    const own = this.#lists.get(typed);
    if (own) yield { values: wholeWord, list: own };
    if (typed.length < leastBeginning) return;
    const sorted = this.#inOrder();
    for (let at = firstFrom(sorted, typed); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (!entry?.word.startsWith(typed)) return;
      if (entry.word === typed || sought.forms.includes(entry.word)) continue;
      yield { values: beginning, list: entry.list };
    }
  }

  /** Two words that are written together in a typed one; null for none. */
  #compoundOf(typed: string): readonly [string, string] | null {
    const known = this.#pairs.get(typed);
    if (known || typed.length < 2 * leastPart || this.#lists.has(typed)) return known ?? null;
    for (let at = leastPart; at <= typed.length - leastPart; at += 1) {
      const parts = [typed.slice(0, at), typed.slice(at)] as const;
      if (parts.every((part) => (this.#lists.get(part)?.count(isInTitle) ?? 0) > 0))
        return [parts[0], parts[1]];
    }
    return null;
  }

  #addPair(first: string, second: string): void {
    if (first.length < leastPart || second.length < leastPart) return;
    const together = first + second;
    if (!this.#pairs.has(together) && this.#pairs.size < mostPairs)
      this.#pairs.set(together, [first, second]);
  }

  /** Drops removed slots, and words without jobs. */
  compact(isAlive: (slot: number) => boolean): void {
    for (const [word, list] of this.#lists) {
      list.keep((packed) => isAlive(packed >>> 2));
      if (list.length === 0) this.#lists.delete(word);
    }
    this.#sorted = null;
  }

  /** Frees the reserved memory of growing lists, after many jobs were added. */
  settle(): void {
    for (const list of this.#lists.values()) list.trim();
    this.#inOrder();
  }

  #inOrder(): readonly { readonly word: string; readonly list: PackedList }[] {
    this.#sorted ??= [...this.#lists]
      .map(([word, list]) => ({ word, list }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
    return this.#sorted;
  }
}

/** Raises the best value of each slot of a list. */
function raise(best: Uint8Array, { data, length }: PackedList, values: readonly number[]): void {
  for (let index = 0; index < length; index += 1) {
    const packed = data[index] ?? 0;
    const slot = packed >>> 2;
    const value = values[packed & 3] ?? 0;
    if (value > (best[slot] ?? 0)) best[slot] = value;
  }
}

function firstFrom(sorted: readonly { readonly word: string }[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
