import type { PageText } from '../read/text.ts';
import { findDates } from '../fields/dates.ts';
import { headingKind } from '../sections/headings.ts';
import { isHeadingRow } from './columnMode.ts';
import { findGutter } from './gutters.ts';
import { joinBrokenWords } from './brokenWords.ts';
import type { Line, Segment } from './line.ts';
import { withoutFurniture } from './furniture.ts';
import { joinWrappedDates, UNFINISHED_DATE } from './wrappedDates.ts';
import { groupRows } from './segments.ts';
import { findTable } from './tables.ts';
import type { Reading } from './reading.ts';

/** A part of a page: text read from top to bottom, or two columns read one after the other. */
type Part =
  | { kind: 'text'; page: number; rows: Segment[][]; label: boolean }
  | { kind: 'columns'; x: number; left: Part[]; right: Part[] };

interface PageReading {
  page: number;
  reading: Reading;
}

const BULLET = /^(?:[•◦▪▫■□●○◆◇▶►▸▷▹▻‣⁃∙·➢➤✓✔★❖⦁*\-–—»›>]|o(?=\s)|[\uE000-\uF8FF])\s*(?=\S)/u;
/** A picture of an icon font between two texts, such as a small telephone. */
const ICON = /\s*[\uE000-\uF8FF]\s*/gu;
const MAX_DEPTH = 6;

/**
 * Puts the text of a document into the order a person reads it in. Where a page allows several,
 * the reading tells which.
 */
export function readingOrder(pages: PageText[], reading: Reading = 'usual'): Line[] {
  let parts: Part[] = [];
  for (const { page, segments } of withoutFurniture(pages)) {
    parts = mergePages(parts, partsOf(groupRows(segments), { page, reading }, 0));
  }
  return toLines(parts);
}

function partsOf(rows: Segment[][], page: PageReading, depth: number): Part[] {
  if (rows.length === 0) return [];
  const table = depth === 0 ? findTable(rows) : null;
  if (table) {
    return [
      ...partsOf(rows.slice(0, table.from), page, depth),
      { kind: 'text', page: page.page, rows: table.rows, label: false },
      ...partsOf(rows.slice(table.to + 1), page, depth),
    ];
  }
  const gutter =
    depth < MAX_DEPTH && page.reading !== 'rows' ? findGutter(rows, page.reading) : null;
  if (!gutter) return [{ kind: 'text', page: page.page, rows, label: false }];
  const above = partsOf(rows.slice(0, gutter.from), page, depth + 1);
  const below = partsOf(rows.slice(gutter.to + 1), page, depth + 1);
  const beside = rows.slice(gutter.from, gutter.to + 1).flat();
  const left = beside.filter((s) => s.x0 < gutter.x - 1);
  const right = beside.filter((s) => s.x0 >= gutter.x - 1);
  const middle: Part[] =
    gutter.mode === 'labels'
      ? labelledParts(left, right, page, depth)
      : [
          {
            kind: 'columns',
            x: gutter.x,
            left: partsOf(groupRows(left), page, depth + 1),
            right: partsOf(groupRows(right), page, depth + 1),
          },
        ];
  return [...above, ...middle, ...below];
}

/**
 * Puts each label before the text that begins beside it: "2019 – 2021" before the job of those
 * years.
 */
function labelledParts(
  left: Segment[],
  right: Segment[],
  page: PageReading,
  depth: number,
): Part[] {
  const rightRows = groupRows(right);
  const isBeside = (y: number): boolean =>
    rightRows.some((row) => row.some((s) => Math.abs(s.y - y) <= 0.45 * s.size));
  const topOf = (label: Segment | undefined): number => {
    const y = (label?.y ?? 0) - 0.6 * (label?.size ?? 0);
    const block = page.reading === 'lowered labels' ? blockAbove(rightRows, label) : null;
    return block === null ? y : Math.min(y, block - 1);
  };
  const labels: Segment[][] = [];
  const block = areEntryBlocks(left);
  for (const row of groupRows(left)) {
    const head = row[0];
    const last = labels.at(-1)?.at(-1);
    if (!head) continue;
    const wraps = last && head.y - last.y < 1.65 * Math.max(head.size, last.size);
    // A second dated line right below is the next entry of a tight list when text stands beside
    // it.
    const continues =
      wraps && (block || !isBeside(head.y) || sameLabel(last, row) || isOneHeading(last, row));
    if (continues) labels.at(-1)?.push(...row);
    else labels.push([...row]);
  }
  const parts: Part[] = [];
  let rest = rightRows;
  labels.forEach((label, i) => {
    const top = topOf(label[0]);
    const nextLabel = labels[i + 1]?.[0];
    const bottom = nextLabel ? topOf(nextLabel) : Infinity;
    const before = rest.filter((row) => (row[0]?.y ?? 0) < top);
    const own = rest.filter((row) => (row[0]?.y ?? 0) >= top && (row[0]?.y ?? 0) < bottom);
    rest = rest.filter((row) => (row[0]?.y ?? 0) >= bottom);
    parts.push(...partsOf(before, page, depth + 1));
    const labelRows = block ? groupRows(label) : [[joinLabel(label)]];
    parts.push({ kind: 'text', page: page.page, rows: labelRows, label: true });
    parts.push(...partsOf(own, page, depth + 1));
  });
  return [...parts, ...partsOf(rest, page, depth + 1)];
}

/** Whether the labels are heads of entries: several lines close together, dates on one of them. */
function areEntryBlocks(left: Segment[]): boolean {
  const blocks: Segment[][][] = [];
  let above: Segment | undefined;
  for (const row of groupRows(left)) {
    const [head] = row;
    if (!head) continue;
    if (above && head.y - above.y < 1.65 * Math.max(head.size, above.size))
      blocks.at(-1)?.push(row);
    else blocks.push([row]);
    above = head;
  }
  const entries = blocks.filter(([first = []]) => !isHeadingRow(first));
  const whole = entries.filter((rows) => {
    const dated = rows.filter((row) => row.some(({ text }) => findDates(text).length > 0));
    return rows.length > 1 && dated.length === 1 && !/^\W*\d/u.test(rows[0]?.[0]?.text ?? '');
  });
  return entries.length > 1 && whole.length === entries.length;
}

/** Where the block begins that a label stands a line or two too low beside; null for none. */
function blockAbove(rows: Segment[][], label: Segment | undefined): number | null {
  if (!label) return null;
  for (const [i, row] of rows.entries()) {
    const [first, before] = [row[0], rows[i - 1]?.[0]];
    if (!first || first.y >= label.y || label.y - first.y > 2.2 * label.size) continue;
    if (!before || first.y - before.y > 1.65 * Math.max(first.size, before.size)) return first.y;
  }
  return null;
}

/**
 * A label continues on the next line when it ends with a dash or the next line ends the range
 * ("05/2019– / present").
 */
function sameLabel(last: Segment, row: Segment[]): boolean {
  const next = row[0]?.text ?? '';
  if (UNFINISHED_DATE.test(last.text) && /^(?:\d|present|current|now|today)/iu.test(next))
    return true;
  return /[,&]$/u.test(last.text) || /^[-–—]/u.test(next);
}

/** "Technical" above "Skills" is one heading, whatever stands beside the second word. */
function isOneHeading(last: Segment, row: Segment[]): boolean {
  const next = row[0]?.text ?? '';
  return headingKind(last.text) === null && headingKind(`${last.text} ${next}`) !== null;
}

function joinLabel(label: Segment[]): Segment {
  const [first] = label;
  if (!first) throw new Error('A label has at least one segment');
  const x1 = Math.max(...label.map((s) => s.x1));
  return { ...first, text: label.map((s) => s.text).join(' '), x1 };
}

/** A sidebar that continues after the page break is read to its end before the main column. */
function mergePages(parts: Part[], next: Part[]): Part[] {
  const last = parts.at(-1);
  const [first, ...others] = next;
  if (last?.kind === 'columns' && first?.kind === 'columns' && Math.abs(last.x - first.x) < 8) {
    const merged: Part = {
      kind: 'columns',
      x: last.x,
      left: mergePages(last.left, first.left),
      right: mergePages(last.right, first.right),
    };
    return [...parts.slice(0, -1), merged, ...others];
  }
  if (last?.kind === 'columns' && goesOnLeft(last, next)) {
    const merged: Part = { ...last, left: [...last.left, ...next] };
    return [...parts.slice(0, -1), merged];
  }
  return [...parts, ...next];
}

/** A page with text only below the left of two columns continues that column. */
function goesOnLeft(columns: Part & { kind: 'columns' }, next: Part[]): boolean {
  const [own, rows] = [columns.left, next].map((parts) =>
    parts.flatMap((part) => (part.kind === 'text' ? part.rows : [])),
  );
  const edge = (all: Segment[][]): number => Math.min(...all.flat().map((s) => s.x0));
  if (!own || !rows || rows.length < 2 || next.some((part) => part.kind !== 'text')) return false;
  const within = rows.flat().every((s) => s.x1 < columns.x);
  return within && Math.abs(edge(own) - edge(rows)) < 3;
}

function toLines(parts: Part[]): Line[] {
  const lines: Line[] = [];
  let column = 0;
  const walk = (part: Part): void => {
    if (part.kind === 'columns') {
      for (const side of [part.left, part.right]) {
        column += 1;
        side.forEach(walk);
      }
      column += 1;
      return;
    }
    for (const row of part.rows) lines.push(lineOf(row, part, column));
  };
  parts.forEach(walk);
  return joinBrokenWords(joinWrappedDates(withGaps(lines)));
}

function lineOf(row: Segment[], part: { page: number; label: boolean }, column: number): Line {
  const cells = row.map((s) => ({ ...s }));
  const [first] = cells;
  if (!first) throw new Error('A row has at least one segment');
  const bullet = BULLET.test(first.text);
  if (bullet) first.text = first.text.replace(BULLET, '');
  for (const cell of cells) cell.text = cell.text.replace(ICON, '  ').trim();
  const main = cells.toSorted((a, b) => b.text.length - a.text.length)[0] ?? first;
  return {
    page: part.page,
    text: cells.map((s) => s.text).join('  '),
    cells,
    x0: first.x0,
    x1: Math.max(...cells.map((s) => s.x1)),
    y: first.y,
    size: main.size,
    bold: first.bold,
    italic: first.italic,
    font: first.font,
    bullet,
    label: part.label,
    gap: Infinity,
    column,
    left: 0,
    right: 0,
  };
}

/** Adds the distance to the line above and the edges of the column. */
function withGaps(lines: Line[]): Line[] {
  const edges = new Map<string, { left: number; right: number }>();
  let above: Line | undefined;
  let before: Line | undefined;
  for (const line of lines) {
    const key = `${line.column}`;
    const edge = edges.get(key) ?? { left: Infinity, right: -Infinity };
    if (!line.label) {
      edge.left = Math.min(edge.left, line.x0);
      edge.right = Math.max(edge.right, line.x1);
      edges.set(key, edge);
    }
    if (above && above.column === line.column && above.page === line.page) {
      line.gap = (line.y - above.y) / Math.max(line.size, 1);
    }
    // The lines of one label are next to each other, whatever stands beside them.
    if (line.label && before?.label && before.page === line.page && line.y > before.y)
      line.gap = (line.y - before.y) / Math.max(line.size, 1);
    if (!line.label) above = line;
    before = line;
  }
  const labels = new Map<number, number>();
  for (const { label, column, x1 } of lines)
    if (label) labels.set(column, Math.max(labels.get(column) ?? 0, x1));
  for (const line of lines) {
    const edge = edges.get(`${line.column}`);
    line.left = edge?.left ?? line.x0;
    const right = line.label ? labels.get(line.column) : edge?.right;
    line.right = right ?? line.x1;
  }
  return lines;
}
