import type { PageText, TextItem } from '../read/text.ts';
import type { Segment } from './line.ts';

/** How a text is printed. */
type Print = Partial<Omit<TextItem, 'text' | 'x' | 'y'>>;

const plain = { size: 10, bold: false, italic: false, font: 'Face' };

/** A text with its left edge and baseline; each letter is 5 points wide. */
export const item = (text: string, x: number, y: number, print: Print = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  ...plain,
  ...print,
});

/** Texts one below the other, the first at `y`. */
export const down = (
  x: number,
  y: number,
  texts: readonly string[],
  pitch = 14,
  print: Print = {},
): TextItem[] => texts.map((text, i) => item(text, x, y + pitch * i, print));

/** A page of US letter, 612 by 792 points. */
export const page = (items: TextItem[], number = 1): PageText => ({
  page: number,
  width: 612,
  height: 792,
  items,
});

/** The same texts, each as a segment of its own. */
export const segments = (...items: TextItem[]): Segment[] =>
  items.map(({ x, width, ...style }) => {
    const { text, size, bold, italic, font } = style;
    return { ...style, x0: x, x1: x + width, runs: [{ text, size, bold, italic, font }] };
  });

/** Columns beside each other on rows of the same heights; '' leaves a row of a column empty. */
export const beside = (...columns: [x: number, texts: readonly string[]][]): TextItem[] =>
  columns.flatMap(([x, texts]) => down(x, 100, texts)).filter(({ text }) => text !== '');

/** Lines of a job, as wide as its column. */
export const duties = [
  'Fry eggs and bacon for forty guests',
  'Wash and stack all of the dishes',
  'Order bread, milk and vegetables',
  'Keep the kitchen clean and safe',
  'Train new cooks at the stove',
  'Count the cash in the evening',
  'Write the menu of each week',
  'Close the diner on Sundays',
] as const;
