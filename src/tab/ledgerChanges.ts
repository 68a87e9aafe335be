import { NO_CHANGES, withBegun, withEnded } from '#machines/overtaking.ts';

/** The changes of what is shared that are on their way in this tab; nothing of what they say. */
let changes = NO_CHANGES;

/**
 * A change leaves.
 * @returns to be called when it has ended: whether its answer is what is shared now
 */
export function beginLedgerChange(): () => boolean {
  changes = withBegun(changes);
  const number = changes.begun;
  return () => {
    const { now, isSure } = withEnded(changes, number);
    changes = now;
    return isSure;
  };
}
