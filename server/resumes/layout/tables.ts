import { headingKind } from '../sections/headings.ts';
import type { Segment } from './line.ts';

/** What the heads of the columns of a table of jobs or schools say. */
const HEADS: readonly (readonly ['name' | 'dates' | 'text', RegExp])[] = [
  ['dates', /^(?:dates?|period|years?|from|to|when|duration)\b/iu],
  [
    'name',
    /^(?:job title|title|position|role|employer|company|organi[sz]ation|school|institution|college|degree|qualification|program|major|location|place|city)\b/iu,
  ],
  ['text', /^(?:main |key |job )?(?:duties|responsibilities|tasks|description|achievements)\b/iu],
];

/** A table with a head: where its rows are, and the same rows put in order. */
export interface Table {
  from: number;
  to: number;
  rows: Segment[][];
}

/**
 * Finds the first table whose head names its columns ("Dates", "Employer", "Duties"). Cells that
 * wrap are put together, and the text of a row comes after what names it.
 */
export function findTable(rows: Segment[][]): Table | null {
  const from = rows.findIndex((row) => headsOf(row).length > 0);
  const head = rows[from];
  if (!head) return null;
  const heads = headsOf(head);
  const edges = head.map((cell) => cell.x0);
  let to = from;
  const entries: Segment[][][] = [];
  let last = head[0]?.y ?? 0;
  for (const row of rows.slice(from + 1)) {
    const [first] = row;
    if (!first || first.y - last > 5 * first.size || !fits(row, edges)) break;
    if (row.length === 1 && headingKind(first.text) !== null) break;
    const pitch = first.y - last;
    if (entries.length === 0 || pitch > 1.65 * first.size) entries.push([]);
    entries.at(-1)?.push(row);
    last = first.y;
    to += 1;
  }
  if (entries.length === 0) return null;
  return { from, to, rows: entries.flatMap((entry) => inOrder(entry, edges, heads)) };
}

function headsOf(row: Segment[]): ('name' | 'dates' | 'text')[] {
  if (row.length < 3) return [];
  const kinds = row.flatMap(({ text }) => HEADS.find(([, word]) => word.test(text))?.[0] ?? []);
  // "Position and duties" is a name and a text in one cell, which is read as a column.
  const short = row.every(({ text }) => text.length < 30 && !/\band\b|&/iu.test(text));
  return short && kinds.length === row.length && kinds.includes('name') ? kinds : [];
}

/** Whether every cell of the row begins in a column and ends before the next one. */
function fits(row: Segment[], edges: number[]): boolean {
  return row.every((cell) => {
    const at = columnOf(cell, edges);
    const next = edges[at + 1];
    return Math.abs(cell.x0 - (edges[at] ?? 0)) < 16 && (next === undefined || cell.x1 <= next + 1);
  });
}

function columnOf(cell: Segment, edges: number[]): number {
  return edges.findLastIndex((x) => x <= cell.x0 + 3);
}

function inOrder(
  entry: Segment[][],
  edges: number[],
  heads: readonly ('name' | 'dates' | 'text')[],
): Segment[][] {
  const columns = edges.map((_, at) => entry.flat().filter((cell) => columnOf(cell, edges) === at));
  const named = columns.flatMap((cells, at) => {
    const [first] = cells;
    return first && heads[at] !== 'text' ? [joined(first, cells)] : [];
  });
  const texts = columns.flatMap((cells, at) => (heads[at] === 'text' ? cells : []));
  return [named, ...texts.map((cell) => [cell])].filter((row) => row.length > 0);
}

function joined(first: Segment, cells: Segment[]): Segment {
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...first, text, runs: [{ ...first, text }], x1: Math.max(...cells.map((c) => c.x1)) };
}
