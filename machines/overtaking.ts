/**
 * Changes of one thing that are on their way at the same time. The server carries them out in one
 * order, and their answers, each of which says what the thing is now, may come in another.
 */
export type Changes = {
  readonly begun: number;
  readonly pending: readonly number[];
  /** Those that were on their way together with another one. */
  readonly together: readonly number[];
};

export const NO_CHANGES: Changes = { begun: 0, pending: [], together: [] };

/** One more change leaves; its number is `begun`. */
export function withBegun(changes: Changes): Changes {
  const begun = changes.begun + 1;
  const pending = [...changes.pending, begun];
  return { begun, pending, together: pending.length > 1 ? pending : changes.together };
}

/**
 * A change has ended.
 * @returns isSure: no other one was on its way meanwhile, so the thing is what this one answered
 */
export function withEnded(changes: Changes, number: number): { now: Changes; isSure: boolean } {
  const others = (numbers: readonly number[]) => numbers.filter((one) => one !== number);
  const { begun, pending, together } = changes;
  return {
    now: { begun, pending: others(pending), together: others(together) },
    isSure: !together.includes(number),
  };
}
