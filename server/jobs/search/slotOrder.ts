/** Slots in a fixed order: sorted once, then inserted and removed by binary search. */
export class SlotOrder {
  readonly #compare: (a: number, b: number) => number;
  #slots = new Uint32Array(0);
  #length = 0;

  /**
   * @param compare a total order; its result for a slot must not change while the slot is in here
   */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Read only, and only until the next change. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Replaces everything with these. */
  fill(slots: Iterable<number>): void {
    this.#slots = Uint32Array.from([...slots].sort(this.#compare));
    this.#length = this.#slots.length;
  }

  add(slot: number): void {
    const at = this.#placeOf(slot);
    if (this.#length === this.#slots.length) {
      const larger = new Uint32Array(this.#length + (this.#length >> 3) + 16);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    this.#length += 1;
  }

  remove(slot: number): void {
    const at = this.#placeOf(slot);
    if (at === this.#length || this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  /** Where the slot is, or would be. */
  #placeOf(slot: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
