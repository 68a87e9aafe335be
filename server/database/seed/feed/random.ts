/** A small seeded generator of numbers: the same seed gives the same feed on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** This many different entries of the list, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** A version 4 UUID by its format, made of the seeded numbers. */
  uuid: () => string;
};

/** mulberry32: 32 bits of state, good enough to vary texts; never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(int(0, rest.length - 1), 1));
    }
    return taken;
  };
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  const uuid = (): string =>
    [hex(8), hex(4), `4${hex(3)}`, `${pick(['8', '9', 'a', 'b'])}${hex(3)}`, hex(12)].join('-');
  return { next, int, chance: (probability) => next() < probability, pick, sample, uuid };
}

/**
 * A number from a text (FNV-1a), to seed values that belong to a name and must not change with
 * others.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}
