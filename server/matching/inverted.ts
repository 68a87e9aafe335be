/** Features with weights, such as those of a title. */
export type Weighted = readonly (readonly [feature: string, weight: number])[];

interface List {
  readonly keys: number[];
  readonly weights: number[];
}

/**
 * For each feature, who has it and how strongly. Keys are 0, 1, 2 …, so that the sums of a
 * comparison stand in one array: a matcher compares each title with tens of thousands of others.
 */
export class Inverted {
  readonly #lists = new Map<string, List>();
  #sums = new Float64Array(0);
  #count = 0;

  add(key: number, vector: Weighted, trust = 1): void {
    this.#count = Math.max(this.#count, key + 1);
    for (const [feature, weight] of vector) {
      const list = this.#lists.get(feature);
      if (list === undefined) {
        this.#lists.set(feature, { keys: [key], weights: [weight * trust] });
      } else {
        list.keys.push(key);
        list.weights.push(weight * trust);
      }
    }
  }

  /** Tells the dot product of the vector with each key that shares a feature. */
  compare(vector: Weighted, tell: (key: number, dot: number) => void): void {
    if (this.#sums.length < this.#count) this.#sums = new Float64Array(this.#count);
    const sums = this.#sums;
    const touched: number[] = [];
    for (const [feature, share] of vector) {
      const list = this.#lists.get(feature);
      if (list === undefined) continue;
      const { keys, weights } = list;
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] ?? 0;
        const before = sums[key] ?? 0;
        if (before === 0) touched.push(key);
        sums[key] = before + share * (weights[at] ?? 0);
      }
    }
    for (const key of touched) {
      tell(key, sums[key] ?? 0);
      sums[key] = 0;
    }
  }
}
