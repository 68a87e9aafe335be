import type { Line } from './layout/line.ts';
import type { Evidence } from './types.ts';

/** A value, how sure the parser is of it, and the line it was read from. */
export interface Found<T> {
  value: T;
  confidence: number;
  line: Line;
}

/** Makes a found value. The confidence is limited to 0 to 1 and rounded to hundredths. */
export function found<T>(value: T, confidence: number, line: Line): Found<T> {
  return { value, confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100, line };
}

/** The evidence of a found value for the payload; an empty list for null. */
export function evidenceOf(pointer: string, item: Found<unknown> | null): Evidence[] {
  if (!item) return [];
  const { confidence, line } = item;
  return [{ pointer, confidence, source: line.text.slice(0, 300), page: line.page }];
}

/** The value of a found value, or null. */
export function valueOf<T>(item: Found<T> | null): T | null {
  return item ? item.value : null;
}
