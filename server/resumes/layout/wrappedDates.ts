import type { Line, Segment } from './line.ts';

/** "May 2019 –", "2017 to", "Feb 2016 – Oct": the rest is on the next line. */
export const UNFINISHED_DATE =
  /\d{4}\s*(?:[-–—]|\bto)$|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?$/iu;
const REST_IN_CELL = /^(?:\p{Lu}\p{Ll}+ )?\d{4}$|^\d|^present|^current|^now/iu;
const REST_OF_LINE =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s+)?(?:\d{4}|present|current|now)\b/iu;

/**
 * Joins a date range that wraps over two lines, "2017 –" above "2021", in its cell or its line.
 */
export function joinWrappedDates(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (!above) joined.push(line);
    else if (isRestOfDate(above, line)) extend(above, above.cells.at(-1), line.text);
    else if (isRestOfMargin(above, line)) extend(above, above.cells[0], line.text);
    else joined.push(...joinCells(above, line));
  }
  return joined;
}

/**
 * Whether a line ends within a date and the next starts with its rest: "…, Apr" and "2016 –
 * Present".
 */
function isRestOfDate(above: Line, line: Line): boolean {
  if (above.bullet || line.bullet || above.label || line.cells.length > 1 || line.gap > 1.8)
    return false;
  const end = above.cells.at(-1)?.runs.findLast((run) => /\S/u.test(run.text));
  if (![above.font, end?.font].includes(line.font) || !UNFINISHED_DATE.test(above.text))
    return false;
  return REST_OF_LINE.test(line.text) && line.text.length < 30;
}

/** A margin begins with a date: "01/2019 –" or "May 2019 –". */
const DATE_FIRST =
  /^\W*(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s+)?\d/iu;

/** "01/2019 –" in the left margin of an entry, with "Present" on its own right below. */
function isRestOfMargin(above: Line, line: Line): boolean {
  const [date, ...others] = above.cells;
  const [rest] = line.cells;
  if (!date || !rest || others.length === 0 || line.cells.length > 1) return false;
  if (!DATE_FIRST.test(date.text) || !UNFINISHED_DATE.test(date.text)) return false;
  const below = line.y > above.y && line.y - above.y < 1.8 * date.size && line.page === above.page;
  const under = rest.x0 > date.x0 - 12 && rest.x1 < (others[0]?.x0 ?? 0);
  return below && under && REST_OF_LINE.test(rest.text.replace(/^\d{1,2}[/.](?=\d{4})/u, ''));
}

/** Moves the rest of a date up into its cell. Returns what remains of the line. */
function joinCells(above: Line, line: Line): Line[] {
  const date = above.cells.length > 1 ? above.cells.at(-1) : undefined;
  const rest = line.cells.at(-1);
  if (!date || !rest || !UNFINISHED_DATE.test(date.text) || !REST_IN_CELL.test(rest.text))
    return [line];
  const below =
    rest.x0 > date.x0 - 30 && rest.x1 <= date.x1 + 30 && line.y - above.y < 1.8 * date.size;
  if (!below || line.y <= above.y) return [line];
  extend(above, date, rest.text);
  const cells = line.cells.slice(0, -1);
  const [head, title] = [cells[0], above.cells[0]];
  if (!head) return [];
  if (title && head.font === title.font && title.x1 + firstWord(head) > date.x0 - 2 * date.size) {
    extend(above, title, head.text);
    return [];
  }
  return [{ ...line, cells, text: cells.map((cell) => cell.text).join('  ') }];
}

function firstWord(cell: Segment): number {
  return ((cell.x1 - cell.x0) * (cell.text.split(' ')[0]?.length ?? 0)) / cell.text.length;
}

function extend(line: Line, cell: Segment | undefined, text: string): void {
  if (!cell) return;
  cell.text = `${cell.text} ${text}`;
  cell.runs = [
    { text: cell.text, size: cell.size, bold: cell.bold, italic: cell.italic, font: cell.font },
  ];
  line.text = line.cells.map((other) => other.text).join('  ');
}
