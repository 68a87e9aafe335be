import { isPlace } from '../fields/address.ts';
import { findDates, withoutDates } from '../fields/dates.ts';
import { headingKind } from '../sections/headings.ts';
import type { Segment } from './line.ts';
import { groupRows } from './segments.ts';

/**
 * How to read two neighboring columns: one after the other, row by row, or as labels and their
 * texts.
 */
export type ColumnMode = 'columns' | 'labels' | 'rows';

interface Block {
  lines: Segment[][];
  y: number;
}

/** Decides how two columns are read. */
export function columnMode(left: Segment[], right: Segment[]): ColumnMode {
  const leftBlocks = blocksOf(left);
  const rightBlocks = blocksOf(right);
  const leftRows = groupRows(left);
  const rightRows = groupRows(right);
  const narrowIsLeft = textLength(left) <= textLength(right);
  const narrowBlocks = narrowIsLeft ? leftBlocks : rightBlocks;
  const narrowRows = narrowIsLeft ? leftRows : rightRows;
  const wideRows = narrowIsLeft ? rightRows : leftRows;

  const datedRows = narrowRows.filter((row) => findDates(rowText(row)).length > 0).length;
  const datedBlocks = narrowBlocks.filter((b) =>
    b.lines.some((r) => findDates(rowText(r)).length > 0),
  );
  const aligned =
    narrowBlocks.filter((block) => isBeside(block.y, wideRows)).length / narrowBlocks.length;
  const headed = headingsWithText(narrowRows);
  const headedWide = wideRows.filter(isHeadingRow).length;

  const isMargin = (row: Segment[]): boolean =>
    withoutDates(rowText(row)).length < 4 || isPlace(rowText(row));
  if (rightRows.every((row) => withoutDates(rowText(row)).length < 4)) return 'rows';
  // Centered headings cross the margin of dates.
  const crossing = rightRows.filter((row) => isHeadingRow(row) || isMargin(row));
  const datesBeside = rightRows.filter(
    (row) => isMargin(row) && isBeside(row[0]?.y ?? 0, leftRows),
  );
  if (crossing.length === rightRows.length && datesBeside.length > 0) return 'rows';
  const bold = left.every((s) => s.bold) && !right.some((s) => s.bold);
  if (
    bold &&
    leftBlocks.every(isLabel) &&
    leftRows.every((row) => isBeside(row[0]?.y ?? 0, rightRows))
  ) {
    return leftRows.length > 1 ? 'labels' : 'rows';
  }
  if (headed > 0 && (headedWide > 0 || headed > 1)) return 'columns';
  if (datedBlocks.length >= narrowBlocks.length * 0.5 && aligned >= 0.7) {
    return narrowIsLeft ? 'labels' : 'rows';
  }
  const noLabels = !narrowBlocks.every(isLabel);
  const oneLabel = narrowBlocks.length < 2 && !narrowRows.some(isHeadingRow);
  if (datedRows > narrowRows.length * 0.3 && aligned >= 0.7 && !narrowIsLeft) return 'rows';
  const single = (blocks: Block[]): boolean => blocks.every((block) => block.lines.length === 1);
  if (
    aligned >= 0.8 &&
    narrowIsLeft &&
    !oneLabel &&
    !noLabels &&
    narrowRows.length < wideRows.length * 0.7
  )
    return 'labels';
  if (aligned >= 0.99 && single(leftBlocks) && single(rightBlocks)) return 'rows';
  const alignedRows = narrowRows.filter((row) => isBeside(row[0]?.y ?? 0, wideRows)).length;
  if (narrowRows.length === 1 && alignedRows === 1) return 'rows';
  return 'columns';
}

/** Whether the block is short enough to be a label, and no list. */
function isLabel(block: Block): boolean {
  const text = block.lines.map(rowText).join(' ');
  return text.length <= 44 && !/[·•;,]\s\S/u.test(text);
}

/** Counts headings that have text of their own below them in the same column. */
function headingsWithText(rows: Segment[][]): number {
  return rows.filter((row, i) => {
    const next = rows[i + 1];
    if (!isHeadingRow(row) || !next || isHeadingRow(next)) return false;
    const [a, b] = [row[0], next[0]];
    if (!a || !b || b.y - a.y > 4.5 * Math.max(a.size, b.size)) return false;
    return findDates(rowText(next)).length === 0 || rowText(next).length > 24;
  }).length;
}

/** Whether the row is a single text made of heading words. */
export function isHeadingRow(row: Segment[]): boolean {
  return row.length === 1 && headingKind(rowText(row)) !== null;
}

/** The texts of a row. */
export function rowText(row: Segment[]): string {
  return row.map((s) => s.text).join('  ');
}

function isBeside(y: number, rows: Segment[][]): boolean {
  return rows.some((row) => row.some((s) => Math.abs(s.y - y) <= 0.45 * s.size));
}

function textLength(segments: Segment[]): number {
  return segments.reduce((sum, s) => sum + s.text.length, 0);
}

/** Groups the rows of a column into blocks, split at gaps wider than its usual line distance. */
function blocksOf(segments: Segment[]): Block[] {
  const rows = groupRows(segments);
  const blocks: Block[] = [];
  let previous: Segment | undefined;
  for (const row of rows) {
    const head = row[0];
    if (!head) continue;
    const last = blocks.at(-1);
    const near = previous && head.y - previous.y <= 1.65 * Math.max(head.size, previous.size);
    if (last && near) last.lines.push(row);
    else blocks.push({ lines: [row], y: head.y });
    previous = head;
  }
  return blocks;
}
