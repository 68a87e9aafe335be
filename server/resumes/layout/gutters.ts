import { withoutDates } from '../fields/dates.ts';
import { columnMode, isHeadingRow, rowText } from './columnMode.ts';
import type { ColumnMode } from './columnMode.ts';
import type { Segment } from './line.ts';
import type { Reading } from './reading.ts';
import { groupRows } from './segments.ts';

/** A white strip between two columns, along rows `from` to `to` (inclusive) of the region. */
export interface Gutter {
  from: number;
  to: number;
  /** Left edge of the right column. */
  x: number;
  mode: ColumnMode;
}

/** The white strip must be at least this wide, in points. */
const MIN_WIDTH = 7;
/** In font sizes: a wider vertical gap means that the texts are not one column. */
const WIDE_HOLE = 15;

/**
 * Finds the gutter to split a region at, given its rows. Columns read one after the other rank
 * above labels, labels above rows; then the tallest wins. Null when the region is one column.
 */
export function findGutter(rows: Segment[][], reading: Reading = 'usual'): Gutter | null {
  const uneven = reading === 'uneven columns';
  let best: { gutter: Gutter; score: number } | null = null;
  for (const x of candidates(rows)) {
    for (const whole of runsBeside(rows, x, uneven)) {
      const run = uneven ? whole : endAtHeading(whole, x);
      const left = run.rows.map((row) => row.filter((s) => s.x0 < x - 1));
      const right = run.rows.map((row) => row.filter((s) => s.x0 >= x - 1));
      const leftRows = left.filter((row) => row.length > 0).length;
      const rightRows = right.filter((row) => row.length > 0).length;
      if (leftRows + rightRows < 3) continue;
      const mode =
        reading === 'lowered labels' && isRail(left.flat())
          ? 'labels'
          : columnMode(left.flat(), right.flat());
      const rank = rankOf(mode, left.flat());
      const score = rank + run.rows.length * 1000 + run.width;
      if (best === null || score > best.score) {
        best = { gutter: { from: run.from, to: run.to, x, mode }, score };
      }
    }
  }
  return best && best.gutter.mode !== 'rows' ? best.gutter : null;
}

/**
 * Ends the run at a heading in the left column when only dates, or nothing, stand beside the lines
 * after it.
 */
function endAtHeading(run: Run, x: number): Run {
  for (let i = 1; i < run.rows.length; i += 1) {
    const row = run.rows[i];
    if (!row || !isHeadingRow(row) || row.some((s) => s.x0 >= x - 1)) continue;
    const [left, right] = sides(run.rows.slice(i + 1), x);
    // With nothing below it on the left, the heading's text is at the top of the next column.
    if (left.length === 0) continue;
    const rightRows = groupRows(right);
    const dated = rightRows.filter((one) => withoutDates(rowText(one)).length < 4).length;
    // Two tables with a heading between them align only by chance.
    const tables = (): boolean =>
      columnMode(left, right) !== 'columns' &&
      columnMode(...sides(run.rows.slice(0, i), x)) !== 'columns';
    if (dated >= rightRows.length * 0.5 || tables()) {
      return { ...run, rows: run.rows.slice(0, i), to: run.from + i - 1 };
    }
  }
  return run;
}

/** Whether the left column is nothing but headings beside their texts. */
function isRail(left: Segment[]): boolean {
  const rows = groupRows(left);
  return rows.length > 1 && rows.every(isHeadingRow);
}

function sides(rows: Segment[][], x: number): [Segment[], Segment[]] {
  const all = rows.flat();
  return [all.filter((s) => s.x0 < x - 1), all.filter((s) => s.x0 >= x - 1)];
}

/**
 * Headings in the margin belong to everything beside them, so they rank above columns within that.
 */
function rankOf(mode: ColumnMode, left: Segment[]): number {
  if (mode === 'rows') return 0;
  if (mode === 'columns') return 2_000_000;
  const rows = groupRows(left);
  const headings = rows.filter(isHeadingRow).length;
  return headings >= 2 && headings >= rows.length * 0.5 ? 3_000_000 : 1_000_000;
}

/** Left edges at which at least two rows start a cell. */
function candidates(rows: Segment[][]): number[] {
  const starts = rows
    .flat()
    .map((s) => s.x0)
    .toSorted((a, b) => a - b);
  const leftMost = starts[0] ?? 0;
  const edges: number[] = [];
  for (let i = 0; i < starts.length;) {
    const first = starts[i] ?? 0;
    let j = i;
    while (j < starts.length && (starts[j] ?? 0) - first <= 2.5) j += 1;
    if (j - i >= 2 && first > leftMost + 20) edges.push(first);
    i = j;
  }
  return edges;
}

interface Run {
  rows: Segment[][];
  from: number;
  to: number;
  width: number;
}

/**
 * The longest runs of rows that leave a white strip left of `x`, trimmed to where both sides have
 * text.
 */
function runsBeside(rows: Segment[][], x: number, uneven: boolean): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let i = 0; i <= rows.length; i += 1) {
    const row = rows[i];
    const crossed = !row || row.some((s) => s.x0 < x - 1 && s.x1 > x - MIN_WIDTH);
    if (!crossed) continue;
    addRun(runs, rows, from, i - 1, x, uneven);
    from = i + 1;
  }
  return runs;
}

function addRun(
  runs: Run[],
  rows: Segment[][],
  start: number,
  end: number,
  x: number,
  uneven: boolean,
): void {
  const hasLeft = (i: number): boolean => rows[i]?.some((s) => s.x0 < x - 1) ?? false;
  const hasRight = (i: number): boolean => rows[i]?.some((s) => s.x0 >= x - 1) ?? false;
  let from = start;
  let to = end;
  while (from <= end && !hasRight(from)) from += 1;
  while (to >= from && !hasRight(to)) to -= 1;
  if (from > to) return;
  // Far apart, two texts on the right are not one column.
  const hole = rightHole(rows, from, to, x);
  if (hole > 0) {
    addRun(runs, rows, start, hole - 1, x, uneven);
    addRun(runs, rows, hole, end, x, uneven);
    return;
  }
  from = withoutMarginDates(rows, from, to, x);
  const rhythm = widestGap(rows.slice(from, to + 1), x);
  // Rows above or below the right column belong to the left one when they have its line distance:
  // a sidebar often starts a little higher or ends lower. A larger line above or a heading below
  // spans the whole width.
  while (
    from > start &&
    isNear(rows[from - 1], rows[from], rhythm) &&
    !isLarger(rows[from - 1], rows[from]) &&
    !isHeadingRow(rows[from - 1] ?? [])
  )
    from -= 1;
  // The last line of all can be a heading whose text is at the top of the next column.
  const mayAdd = (i: number): boolean => !isHeadingRow(rows[i] ?? []) || i === rows.length - 1;
  while (to < end && isNear(rows[to], rows[to + 1], rhythm) && mayAdd(to + 1)) to += 1;
  // Rows with text on the right only are above a heading that begins the left column.
  const firstLeft = rows.findIndex(
    (row, i) => i >= from && i <= to && row.some((s) => s.x0 < x - 1),
  );
  if (!uneven && firstLeft > from && isHeadingRow(rows[firstLeft] ?? []) && !hasRight(firstLeft)) {
    from = firstLeft + 1;
    while (from <= to && !hasLeft(from)) from += 1;
  }
  const inside = rows.slice(from, to + 1);
  const left = inside.flat().filter((s) => s.x0 < x - 1);
  if (left.length === 0) return;
  runs.push({ rows: inside, from, to, width: x - Math.max(...left.map((s) => s.x1)) });
}

/**
 * Where the right column begins below dates that stand in the right margin of single rows and only
 * by chance at its left edge.
 */
function withoutMarginDates(rows: Segment[][], from: number, to: number, x: number): number {
  const beside = rows.flatMap((row, i) =>
    i >= from && i <= to && row.some((s) => s.x0 >= x - 1) ? [i] : [],
  );
  for (const [k, i] of beside.entries()) {
    const [left, right] = sides(rows.slice(i, i + 1), x);
    const next = rows[beside[k + 1] ?? -1]?.find((s) => s.x0 >= x - 1);
    const [date] = right;
    if (!date || left.length === 0 || withoutDates(rowText(right)).length >= 4) return i;
    if (!next || next.y - date.y < 2.2 * date.size) return from;
  }
  return from;
}

/** The row below the first wide hole in the right column; 0 when there is none. */
function rightHole(rows: Segment[][], from: number, to: number, x: number): number {
  let above: Segment | undefined;
  for (let i = from; i <= to; i += 1) {
    const right = rows[i]?.find((s) => s.x0 >= x - 1);
    if (right && above && right.y - above.y > WIDE_HOLE * above.size) return i;
    above = right ?? above;
  }
  return 0;
}

/** The widest distance between lines of the left column, at least two lines and a bit. */
function widestGap(rows: Segment[][], x: number): number {
  const left = rows.flatMap((row) => row.filter((s) => s.x0 < x - 1).slice(0, 1));
  const gaps = left.slice(1).map((s, i) => s.y - (left[i]?.y ?? s.y));
  const size = left[0]?.size ?? 10;
  return Math.min(5 * size, Math.max(2.2 * size, 1.1 * Math.max(0, ...gaps)));
}

function isNear(
  row: Segment[] | undefined,
  next: Segment[] | undefined,
  distance: number,
): boolean {
  const [a, b] = [row?.[0], next?.[0]];
  return !!a && !!b && b.y - a.y <= distance;
}

function isLarger(row: Segment[] | undefined, next: Segment[] | undefined): boolean {
  return (row?.[0]?.size ?? 0) > 1.3 * (next?.[0]?.size ?? 0);
}
