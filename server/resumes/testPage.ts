import type { PageText, TextItem } from './read/text.ts';

/** A text on a page of a test. */
export interface Print {
  text: string;
  x?: number;
  bold?: boolean;
  size?: number;
}

/** A page with one row for each entry; a row may have several texts beside each other. */
export function pageOf(rows: (Print | Print[] | null)[]): PageText {
  const items: TextItem[] = [];
  rows.forEach((row, i) => {
    for (const { text, x = 72, bold = false, size = 11 } of row === null ? [] : [row].flat()) {
      items.push({
        text,
        x,
        y: 60 + i * 15,
        width: text.length * size * 0.48,
        size,
        bold,
        italic: false,
        font: bold ? 'Face-Bold' : 'Face',
      });
    }
  });
  return { page: 1, width: 612, height: 792, items };
}

/** Printed as a heading. */
export const h = (text: string): Print => ({ text, bold: true, size: 14 });
