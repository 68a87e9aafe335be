import { likeliest, likeness } from '#server/places/likeness.ts';
import { wordsOf } from './words.ts';

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
/** Of a job of the occupation that the words are a name of: below every word itself. */
export const otherName = 1;

/** The value by field of a word for what was typed, which it begins with. */
function valuesOf(word: string, typed: string): readonly number[] {
  if (word === typed) return wholeWord;
  const isPlural = typed.length > 2 && (word === `${typed}s` || word === `${typed}es`);
  return isPlural ? plural : beginning;
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

/** The value of a job's best word with this prefix; 0 for none. The same as WordLists.match. */
export function matchOf(typed: string, texts: JobWords): number {
  let best = 0;
  for (const [word, field] of wordsByField(texts))
    if (word.startsWith(typed)) best = Math.max(best, valuesOf(word, typed)[field] ?? 0);
  return best;
}

/** One byte for each job of the feed is kept for this many letters and digits. */
const mostLetters = 60;

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

const isInTitle = (packed: number): boolean => (packed & 3) >= fields.title;

/**
 * In which jobs a word is, and in which field at best: for each word a list of packed slots (slot
 * * 4 + field, so slots stay below 2^30). Words are sorted, so that a prefix is a range of them.
 */
export class WordLists {
  readonly #lists = new Map<string, PackedList>();
  /** "Class A driver": a letter begins a tenth of all words, too many to scan at each search. */
  readonly #ofOneLetter = new Map<string, Uint8Array>();
  /** Built at the first search; a new word is then inserted. */
  #sorted: { readonly word: string; readonly list: PackedList }[] | null = null;

  /** Fields are added from the most to the least significant: a word counts in its first field. */
  add(slot: number, texts: JobWords): void {
    for (const [word, field] of wordsByField(texts)) {
      const packed = slot * 4 + field;
      let list = this.#lists.get(word);
      if (list === undefined) {
        list = new PackedList();
        this.#lists.set(word, list);
        this.#sorted?.splice(firstFrom(this.#sorted, word), 0, { word, list });
      }
      const last = list.length === 0 ? -1 : (list.data[list.length - 1] ?? 0) >>> 2;
      if (last === slot) continue;
      list.push(packed);
      this.#addToLetter(word, slot, field);
    }
  }

  /** Whether any word begins with this. */
  has(typed: string): boolean {
    const sorted = this.#inOrder();
    return sorted[firstFrom(sorted, typed)]?.word.startsWith(typed) ?? false;
  }

  /** Whether a word of any title begins with this. */
  isInTitles(typed: string): boolean {
    const sorted = this.#inOrder();
    for (let at = firstFrom(sorted, typed); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (!entry?.word.startsWith(typed)) return false;
      if (entry.list.count(isInTitle) > 0) return true;
    }
    return false;
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
   * For each slot below `count`, and maybe more, the value of its best word with this prefix; 0
   * for none. Read only.
   */
  match(typed: string, count: number): Uint8Array {
    const ready = this.#ofOneLetter.get(typed);
    if (ready) return ready;
    const best = new Uint8Array(count);
    const sorted = this.#inOrder();
    for (let at = firstFrom(sorted, typed); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (!entry?.word.startsWith(typed)) break;
      const values = valuesOf(entry.word, typed);
      const { data, length } = entry.list;
      for (let index = 0; index < length; index += 1) {
        const packed = data[index] ?? 0;
        const slot = packed >>> 2;
        const value = values[packed & 3] ?? 0;
        if (value > (best[slot] ?? 0)) best[slot] = value;
      }
    }
    if (typed.length === 1 && this.#ofOneLetter.size < mostLetters)
      this.#ofOneLetter.set(typed, best);
    return best;
  }

  /** Drops removed slots, and words without jobs. */
  compact(isAlive: (slot: number) => boolean): void {
    for (const [word, list] of this.#lists) {
      list.keep((packed) => isAlive(packed >>> 2));
      if (list.length === 0) this.#lists.delete(word);
    }
    this.#sorted = null;
    this.#ofOneLetter.clear();
  }

  /**
   * Frees the reserved memory of growing lists and reads the letters, after many jobs were added.
   */
  settle(count: number): void {
    for (const list of this.#lists.values()) list.trim();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') this.match(letter, count);
  }

  /** Updates a remembered letter when a job is added. */
  #addToLetter(word: string, slot: number, field: number): void {
    const letter = word[0] ?? '';
    let best = this.#ofOneLetter.get(letter);
    if (best === undefined) return;
    if (slot >= best.length) {
      const larger = new Uint8Array(slot + (slot >> 3) + 16);
      larger.set(best);
      best = larger;
      this.#ofOneLetter.set(letter, best);
    }
    const value = valuesOf(word, letter)[field] ?? 0;
    if (value > (best[slot] ?? 0)) best[slot] = value;
  }

  #inOrder(): readonly { readonly word: string; readonly list: PackedList }[] {
    this.#sorted ??= [...this.#lists]
      .map(([word, list]) => ({ word, list }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
    return this.#sorted;
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
