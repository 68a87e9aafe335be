/** BM25 constants: how fast repeats stop counting, and how much a long text is discounted. */
const saturation = 1.2;
const lengthDiscount = 0.75;

/** Repeats of one word in one text are counted up to here: a posting is packed into 32 bits. */
const mostRepeats = 255;

/** A list of 32-bit numbers that grows; a third of the memory of a plain array. */
class NumberList {
  data = new Uint32Array(4);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length] = value;
    this.length += 1;
  }
}

/**
 * One searchable text field of all documents, as an inverted index with BM25 weights. A document
 * is a slot number below 2^24. Removed slots stay in the lists until `compact`, so the caller asks
 * only about used ones.
 */
export class TextField {
  readonly #lists: (NumberList | undefined)[] = [];
  readonly #numberOf: (word: string) => number | undefined;
  readonly #lengths: number[] = [];
  #documents = 0;
  #words = 0;

  /** @param numberOf the dictionary's number of a word; undefined for a word no document has */
  constructor(numberOf: (word: string) => number | undefined) {
    this.#numberOf = numberOf;
  }

  /** @param words numbers of the dictionary, one for each word of the text */
  add(slot: number, words: Uint32Array): void {
    const sorted = words.toSorted();
    for (let at = 0; at < sorted.length;) {
      const word = sorted[at] ?? 0;
      let count = 1;
      while (sorted[at + count] === word) count += 1;
      const list = (this.#lists[word] ??= new NumberList());
      list.push(slot * (mostRepeats + 1) + Math.min(count, mostRepeats));
      at += count;
    }
    this.#lengths[slot] = words.length;
    this.#documents += 1;
    this.#words += words.length;
  }

  /**
   * Removes the document from the statistics; its list entries are removed by the next `compact`.
   */
  remove(slot: number): void {
    this.#documents -= 1;
    this.#words -= this.#lengths[slot] ?? 0;
    this.#lengths[slot] = 0;
  }

  /** Removes the list entries of unused slots. */
  compact(isAlive: (slot: number) => boolean): void {
    this.#lists.forEach((list, word) => {
      if (list === undefined) return;
      const kept = new NumberList();
      for (let at = 0; at < list.length; at += 1) {
        const packed = list.data[at] ?? 0;
        if (isAlive(packed >>> 8)) kept.push(packed);
      }
      this.#lists[word] = kept.length === 0 ? undefined : kept;
    });
  }

  /** How many documents have the word. */
  frequency(word: string): number {
    return this.#listOf(word)?.length ?? 0;
  }

  /** How significant a word is: 0 when every document has it, about 11 for one in 100,000. */
  rarity(word: string): number {
    const found = this.frequency(word);
    return Math.log(1 + (Math.max(0, this.#documents - found) + 0.5) / (found + 0.5));
  }

  /** The documents that have the word; removed ones may be among them until `compact`. */
  slotsOf(word: string): Uint32Array {
    const list = this.#listOf(word);
    return list === undefined
      ? new Uint32Array(0)
      : list.data.subarray(0, list.length).map((packed) => packed >>> 8);
  }

  /**
   * Adds `weight` times the BM25 score of the word to each document that has it.
   * @param shares how much of it for each of `slotsOf`; all of it by default
   */
  accumulate(word: string, weight: number, scores: Float32Array, shares?: Float32Array): void {
    const list = this.#listOf(word);
    if (list === undefined) return;
    const gain = weight * this.rarity(word) * (saturation + 1);
    const mean = this.#documents === 0 ? 1 : this.#words / this.#documents;
    const base = saturation * (1 - lengthDiscount);
    const slope = (saturation * lengthDiscount) / Math.max(mean, 1);
    const lengths = this.#lengths;
    for (let at = 0; at < list.length; at += 1) {
      const packed = list.data[at] ?? 0;
      const slot = packed >>> 8;
      const count = packed & mostRepeats;
      const share = shares === undefined ? 1 : (shares[at] ?? 0);
      scores[slot] =
        (scores[slot] ?? 0) +
        (share * gain * count) / (count + base + slope * (lengths[slot] ?? 0));
    }
  }

  /** What `accumulate` adds to a document that has the word so many times. */
  scoreOf(word: string, weight: number, slot: number, count: number): number {
    const mean = this.#documents === 0 ? 1 : this.#words / this.#documents;
    const base = saturation * (1 - lengthDiscount);
    const slope = (saturation * lengthDiscount) / Math.max(mean, 1);
    const repeats = Math.min(count, mostRepeats);
    const gain = weight * this.rarity(word) * (saturation + 1);
    return (gain * repeats) / (repeats + base + slope * (this.#lengths[slot] ?? 0));
  }

  #listOf(word: string): NumberList | undefined {
    const number = this.#numberOf(word);
    return number === undefined ? undefined : this.#lists[number];
  }
}
