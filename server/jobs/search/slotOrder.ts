/**
 * Slots in a fixed order: sorted at the first `fill`, then inserted and removed by binary search.
 * Before that it has no order, and nothing to keep.
 */
export class SlotOrder {
  readonly #compare: (a: number, b: number) => number;
  #slots = new Uint32Array(0);
  #length = 0;
  #isFilled = false;

  /**
   * @param compare a total order; its result for a slot must not change while the slot is in here
   */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Read only, and only until the next change; null before they were filled. */
  get slots(): Uint32Array | null {
    return this.#isFilled ? this.#slots.subarray(0, this.#length) : null;
  }

  /** Replaces everything with these. */
  fill(slots: Iterable<number>): Uint32Array {
    this.#slots = Uint32Array.from(slots).sort(this.#compare);
    this.#length = this.#slots.length;
    this.#isFilled = true;
    return this.#slots;
  }

  add(slot: number): void {
    if (!this.#isFilled) return;
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
    if (!this.#isFilled) return;
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
