import type { Line } from './layout/line.ts';
import type { Evidence } from './types.ts';

/** A value, how sure the parser is of it, and the line it was read from, or began on. */
export interface Found<T> {
  value: T;
  confidence: number;
  line: Line;
  /** Every line of it, when there are several. */
  lines?: readonly Line[];
}

/** Makes a found value. The confidence is limited to 0 to 1 and rounded to hundredths. */
export function found<T>(
  value: T,
  confidence: number,
  line: Line,
  lines: readonly Line[] = [line],
): Found<T> {
  const rounded = Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
  return { value, confidence: rounded, line, lines };
}

/** Characters of one printed line, and of all lines of one value. */
const LONGEST_LINE = 300;
const LONGEST_SOURCE = 5000;

/** The evidence of a found value for the payload; an empty list for null. */
export function evidenceOf(pointer: string, item: Found<unknown> | null): Evidence[] {
  if (!item) return [];
  const { confidence, line, lines = [line] } = item;
  const source = lines.map(({ text }) => text.slice(0, LONGEST_LINE)).join('\n');
  return [{ pointer, confidence, source: source.slice(0, LONGEST_SOURCE), page: line.page }];
}

/** The value of a found value, or null. */
export function valueOf<T>(item: Found<T> | null): T | null {
  return item ? item.value : null;
}
