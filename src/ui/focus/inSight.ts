/** The two edges of a box in reading direction, in CSS pixels; left < right. */
export interface Side {
  left: number;
  right: number;
}

export interface InSight {
  /** Number of the first fully visible item, counted from 1. */
  from: number;
  /** Number of the last one. */
  to: number;
}

/** Boxes have fractions of a pixel. */
const SLACK_PX = 2;

/** Which items are fully visible; if none is, the one that shows most. */
export function itemsInSight(frame: Side, items: ReadonlyArray<Side>): InSight {
  const whole = items.flatMap(({ left, right }, index) =>
    left >= frame.left - SLACK_PX && right <= frame.right + SLACK_PX ? [index + 1] : [],
  );
  const [first] = whole;
  if (first !== undefined) return { from: first, to: whole.at(-1) ?? first };
  const shown = items.map(
    ({ left, right }) => Math.min(right, frame.right) - Math.max(left, frame.left),
  );
  const most = shown.indexOf(Math.max(...shown)) + 1;
  return { from: most, to: most };
}
