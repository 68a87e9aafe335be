import { findDates, withoutDates } from '../fields/dates.ts';
import type { Line } from '../layout/line.ts';

const DURATION = /\(?\b\d+\s*(?:years?|yrs?|months?|mos?)\b[,.]?\)?/giu;

/**
 * Dates in the right margin beside the first list items belong to the head above: moves them up to
 * it. "5 years 4 months" beside an item is left out.
 */
export function liftMarginDates(lines: readonly Line[]): Line[] {
  const lifted: Line[] = [];
  for (const line of lines) {
    const last = line.cells.at(-1);
    const margin = line.bullet && line.cells.length > 1 && last && isOnlyTime(last.text);
    if (!margin) {
      lifted.push(line);
      continue;
    }
    const at = lifted.findLastIndex((other) => !other.bullet);
    const head = lifted[at];
    const dated = head && findDates(head.text).length > 0;
    if (head && !dated && findDates(last.text).length > 0)
      lifted[at] = withCells(head, [...head.cells, last]);
    lifted.push(withCells(line, line.cells.slice(0, -1)));
  }
  return lifted;
}

function isOnlyTime(text: string): boolean {
  const rest = withoutDates(text).replace(DURATION, '');
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '') === '';
}

function withCells(line: Line, cells: Line['cells']): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join('  ') };
}
