interface Printed {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  runs: { text: string }[];
}

const START = /^(?:\p{L}{3,9}\.? )?\d{4}$/u;
const DASH = /^(?:[-–—|]|to)$/iu;
const END = /^(?:(?:\p{L}{3,9}\.? )?\d{4}|present|current|now|today)$/iu;

/**
 * Puts the ends of a range together that stand one above the other with a dash between them, as
 * beside the entries of a timeline.
 */
export function joinStackedDates<T extends Printed>(pieces: T[]): T[] {
  const gone = new Set<T>();
  const ranges = new Map<T, string>();
  const dashes = pieces.filter((piece) => DASH.test(piece.text.trim()));
  for (const dash of dashes) {
    const start = pieces.find((other) => START.test(other.text.trim()) && isAbove(other, dash));
    const end = pieces.find((other) => END.test(other.text.trim()) && isAbove(dash, other));
    if (!start || !end) continue;
    gone.add(dash);
    gone.add(end);
    ranges.set(start, `${start.text.trim()} – ${end.text.trim()}`);
  }
  if (ranges.size === 0) return pieces;
  return pieces
    .filter((piece) => !gone.has(piece))
    .map((piece) => {
      const text = ranges.get(piece);
      return text === undefined
        ? piece
        : { ...piece, text, runs: piece.runs.slice(0, 1).map((run) => ({ ...run, text })) };
    });
}

/** Right above the other one, on the same middle line or left edge. */
function isAbove(one: Printed, other: Printed): boolean {
  const down = other.y - one.y;
  const [middle, below] = [one.x0 + one.x1, other.x0 + other.x1];
  const aligned = Math.abs(middle - below) < 8 || Math.abs(one.x0 - other.x0) < 2;
  return aligned && down > 0.5 * one.size && down < 2.2 * one.size;
}
