import { wordsOf } from './words.ts';

/** Fields of a posting, from the least to the most significant. */
const fields = { description: 0, skills: 1, title: 2 } as const;

/**
 * How good a match is, by field: a whole word is better than a prefix, and any match in a better
 * field is better than one in a lesser.
 */
const wholeWord = [2, 5, 9] as const;
const beginning = [1, 4, 8] as const;
/** The most that one typed word can add to the score of a job. */
export const bestMatch = 9;

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

  trim(): void {
    if (this.length < this.data.length) this.#resize(this.length);
  }

  #resize(size: number): void {
    const next = new Uint32Array(size);
    next.set(this.data.subarray(0, this.length));
    this.data = next;
  }
}

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
  add(slot: number, texts: { title: string; skills: string; description: string }): void {
    for (const field of ['title', 'skills', 'description'] as const) {
      const packed = slot * 4 + fields[field];
      for (const word of wordsOf(texts[field])) {
        let list = this.#lists.get(word);
        if (list === undefined) {
          list = new PackedList();
          this.#lists.set(word, list);
          this.#sorted?.splice(firstFrom(this.#sorted, word), 0, { word, list });
        }
        const last = list.length === 0 ? -1 : (list.data[list.length - 1] ?? 0) >>> 2;
        if (last === slot) continue;
        list.push(packed);
        this.#addToLetter(word, slot, fields[field]);
      }
    }
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
      const values = entry.word === typed ? wholeWord : beginning;
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
    const value = (word === letter ? wholeWord : beginning)[field] ?? 0;
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
