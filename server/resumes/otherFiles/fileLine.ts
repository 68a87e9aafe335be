import type { PageText, TextItem } from '../read/text.ts';

/** A line of a file that has no pages of its own, and what it is there. */
export interface FileLine {
  /** The level of a heading, a line of a list, or a line of text. */
  readonly kind: 1 | 2 | 3 | 'item' | 'line';
  readonly text: string;
}

const SIZES = { 1: 22, 2: 14, 3: 11.5, item: 11, line: 11 } as const;
const LEFT = 72;
const ROW = 15;
/** As wide as a sheet of US letter between its margins. */
const WIDEST = 468;

/** The lines set one below the other on one long page, as the reader takes the pages of a PDF. */
export function pageOfLines(lines: readonly FileLine[]): PageText {
  let y = 60;
  const items: TextItem[] = [];
  for (const { kind, text } of lines) {
    const size = SIZES[kind];
    const bold = typeof kind === 'number';
    y += kind === 2 ? ROW * 2 : ROW;
    items.push({
      text: kind === 'item' ? `• ${text}` : text,
      x: LEFT,
      y,
      // A long line stays whole: there is nothing to join again.
      width: Math.min(text.length * size * 0.48, WIDEST),
      size,
      bold,
      italic: false,
      font: bold ? 'Bold' : 'Plain',
    });
  }
  return { page: 1, width: 612, height: y + LEFT, items };
}
