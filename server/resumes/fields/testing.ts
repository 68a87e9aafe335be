import { readingOrder } from '../layout/readingOrder.ts';
import type { Line } from '../layout/line.ts';
import { readSkills } from './skills.ts';

/** A row of a resume; its cells are read across, or as columns. */
export interface Row {
  cells: { text: string; x: number; bold?: boolean }[];
  /** Points from the line above. */
  gap?: number;
  bold?: boolean;
  size?: number;
}
/** Cells of a table, so many points below the row above. */
export const row = (gap: number, ...texts: string[]): Row => ({
  gap,
  cells: texts.map((text, i) => ({ text, x: 50 + 180 * i })).filter(({ text }) => text !== ''),
});
/** A text at a place of its own. */
export const at = (gap: number, x: number, text: string): Row => ({ gap, cells: [{ text, x }] });

/** The lines of rows of 10 points; each letter is 5 points wide. */
function linesOf(rows: Row[]): Line[] {
  let y = 100;
  const items = rows.flatMap(({ cells, gap = 14, size = 10, ...one }) => {
    y += gap;
    return cells.map(({ text, x, bold = one.bold ?? false }) => ({
      text,
      x,
      y,
      width: (text.length * size) / 2,
      size,
      bold,
      italic: false,
      font: bold ? 'Face-Bold' : 'Face',
    }));
  });
  return readingOrder([{ page: 1, width: 612, height: 792, items }]);
}
/** The skills of rows whose columns are found. */
export const skillsOf = (rows: Row[]) => readSkills(linesOf(rows)).map(({ value }) => value);

/** The skills of rows that are read across, not as columns. */
export function skillsAcross(rows: Row[]): string[] {
  const lines = rows.flatMap((one) =>
    linesOf([one]).map((line) => ({ ...line, gap: (one.gap ?? 14) / line.size })),
  );
  return readSkills(lines).map(({ value }) => value);
}
