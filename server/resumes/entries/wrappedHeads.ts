import { withoutPlace } from '../fields/address.ts';
import { findDates, withoutDates } from '../fields/dates.ts';
import { startsWithVerb, wordsOf } from '../fields/words.ts';
import type { Line, Run } from '../layout/line.ts';
import { headingKind } from '../sections/headings.ts';

/** What separates the parts of a head: "Cook / Diner", "Diner, Utica — Cook", "Cook (May". */
const PARTS = /,\s|\s[/|•·–—-]\s|\s\(|\s{2,}/u;
const MOST_WORDS = 18;
const MOST_WORDS_BELOW = 7;

/**
 * Joins the head of an entry with the line it wraps to: the next word did not fit, and the text
 * goes on in the style in which the line above ends.
 */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    if (above && isRestOfHead(above, line, lines[at + 1])) {
      joined[joined.length - 1] = together(above, line);
    } else joined.push(line);
  }
  return joined;
}

function isRestOfHead(above: Line, line: Line, next: Line | undefined): boolean {
  if (above.bullet || line.bullet) return false;
  if (above.label && line.label) return isRestOfLabel(above, line);
  if (above.label || line.label) return false;
  if (above.cells.length > 1 || line.cells.length > 1 || above.column !== line.column) return false;
  if (line.gap > 1.6 || Math.abs(line.x0 - above.x0) > 3) return false;
  if (!PARTS.test(above.text) || wordsOf(above.text).length > MOST_WORDS) return false;
  if (wordsOf(line.text).length > MOST_WORDS_BELOW || /[a-z]{3}\.$/u.test(line.text)) return false;
  if (headingKind(line.text) !== null || withoutDates(above.text).length < 4) return false;
  return endsAsBegins(above, line) && isFull(above, line) && isHead(above, line, next);
}

/** "Harbor Clinical" above "Laboratories, LLC" in the margin. */
function isRestOfLabel(above: Line, line: Line): boolean {
  const named = [above, line].every(({ text, bold }) => bold && findDates(text).length === 0);
  return named && line.gap < 1.6 && endsAsBegins(above, line) && isFull(above, line);
}

/** Dates in the line or right below, or parts in several styles, make it the head of an entry. */
function isHead(above: Line, line: Line, next: Line | undefined): boolean {
  const styles = new Set(runsOf(above).map(styleOf));
  // With its place a head has ended.
  if (withoutPlace(above.text) !== above.text && !/\([^)]*$/u.test(above.text)) return false;
  const dated = [above, line].some(({ text }) => findDates(text).length > 0);
  const datesBelow = next !== undefined && !next.bullet && findDates(next.text).length > 0;
  // A date of its own below a full line is no rest of it.
  if (findDates(above.text).length === 0 && /^\W*\d{4}/u.test(line.text)) {
    return /\([^)]*$/u.test(above.text);
  }
  if (styles.size === 1 && startsWithVerb(above.text)) return false;
  return dated || datesBelow || /\([^)]*$/u.test(above.text);
}

function runsOf(line: Line): Run[] {
  return line.cells.flatMap(({ runs }) => runs).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function styleOf({ bold, italic, size, font }: Run): string {
  return `${bold}|${italic}|${Math.round(size)}|${font}`;
}

function endsAsBegins(above: Line, line: Line): boolean {
  const [last, first] = [runsOf(above).at(-1), runsOf(line)[0]];
  return last !== undefined && first !== undefined && styleOf(last) === styleOf(first);
}

function isFull(above: Line, line: Line): boolean {
  const first = line.text.split(' ')[0]?.length ?? 0;
  const word = ((line.x1 - line.x0) * first) / Math.max(1, line.text.length);
  return above.x1 + word > above.right - 0.5 * above.size;
}

function together(above: Line, line: Line): Line {
  const [cell] = above.cells;
  if (!cell) return above;
  const text = `${above.text} ${line.text}`;
  const below = line.cells.flatMap(({ runs }) => runs);
  const runs = [
    ...cell.runs,
    ...below.map((run, i) => (i === 0 ? { ...run, text: ` ${run.text}` } : run)),
  ];
  return { ...above, text, cells: [{ ...cell, text, runs }] };
}
