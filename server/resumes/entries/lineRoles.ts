import { isPlace } from '../fields/address.ts';
import { findDates, withoutDates } from '../fields/dates.ts';
import type { DateRange } from '../fields/dates.ts';
import { headParts, startsWithVerb, titleScore, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { isCaps } from '../sections/caps.ts';
import { isSubLabel, styleKey } from '../sections/findSections.ts';

/** A line of a section with entries (jobs, schools) and its role there. */
export interface RoleLine {
  line: Line;
  /**
   * `head` names the entry (title, employer, dates), `body` describes it, `label` names the list
   * below.
   */
  role: 'head' | 'body' | 'label';
  /** Continues the sentence of the line above. */
  continues: boolean;
  dates: DateRange[];
}

/** Tells head lines from body lines by bullets, dates, wording, type style and indentation. */
export function lineRoles(lines: Line[]): RoleLine[] {
  const dated = lines.map(entryDates);
  const headX = leftEdge(lines, dated);
  const running = lines.filter((line) => line.bullet || wordsOf(line.text).length >= 7);
  const edges: Edges = {
    right: Math.max(0, ...running.map((line) => line.x1)),
    pitch: Math.min(2, ...lines.map((line) => (line.gap > 0.9 ? line.gap : 2))),
  };
  const roles: RoleLine[] = [];
  lines.forEach((line, i) => {
    const dates = dated[i] ?? [];
    const above = roles.at(-1);
    const item = roles.findLast((other) => other.role === 'body' && !other.continues)?.line;
    const continues =
      above?.role === 'body' &&
      item !== undefined &&
      dates.length === 0 &&
      !namesDatesBelow(line, lines[i + 1]) &&
      goesOn(above.line, line, item, edges);
    const role = roleOf(line, dates, continues, above, { headX, lines, dated, at: i });
    roles.push({
      line,
      role,
      continues: continues && role === 'body',
      dates: role === 'head' ? dates : [],
    });
  });
  return roles;
}

/** The dates of a line that can belong to an entry: no year inside a sentence. */
function entryDates(line: Line): DateRange[] {
  if (line.bullet) return [];
  const dates = findDates(line.text);
  const rest = withoutDates(line.text);
  // A date range at the end of a line, or in a cell of its own, is never part of a sentence.
  const last = dates.at(-1);
  const closes =
    last?.isRange === true && /^[\s)\]|.]*$/u.test(line.text.slice(last.index + last.length));
  if (closes && wordsOf(rest).length <= 14) return dates;
  const sentence =
    wordsOf(rest).length > 11 ||
    (/[a-z]\.$/u.test(rest) && wordsOf(rest).length > 5 && startsWithVerb(rest));
  if (sentence) return [];
  return dates.some((range) => range.isRange) || rest.length < 90 ? dates : [];
}

/** Distance from the left edge of the column, so that the columns of a page compare. */
function indent(line: Line): number {
  return line.x0 - line.left;
}

/** Where head lines begin: the left edge of the dated and the bold lines. */
function leftEdge(lines: Line[], dated: DateRange[][]): number {
  const heads = lines.filter(
    (line, i) => !line.bullet && !line.label && ((dated[i]?.length ?? 0) > 0 || line.bold),
  );
  const edges = (heads.length > 0 ? heads : lines).map(indent);
  return edges.length > 0 ? Math.min(...edges) : 0;
}

interface Context {
  headX: number;
  lines: Line[];
  dated: DateRange[][];
  at: number;
}

function roleOf(
  line: Line,
  dates: DateRange[],
  continues: boolean,
  above: RoleLine | undefined,
  context: Context,
): RoleLine['role'] {
  if (line.bullet) return 'body';
  if (line.label) return 'head';
  if (isSubLabel(line.text)) return 'label';
  if (dates.length > 0) return 'head';
  if (continues) return 'body';
  const words = wordsOf(line.text).length;
  const sentence = endsSentence(line.text);
  if (words >= 16) return 'body';
  // A date in the margin stands beside the text it belongs to.
  if (above?.line.label === true) return 'head';
  if (prominent(line, context.lines) && words <= 12) return 'head';
  const [first = ''] = headParts(line.text);
  // "Cut staff turnover by a third" is no title.
  const named = titleScore(first) >= 1.5 && !sentence && !/\s(?:an?|the|by)\s/u.test(first);
  const duty = startsWithVerb(line.text) && !named;
  if (isSecondHeadLine(line, above, context)) return 'head';
  if (words >= 8 && wrapsBelow(line, context.lines[context.at + 1])) return 'body';
  if (words >= 7 && (sentence || duty)) return 'body';
  if (sentence && duty) return 'body';
  if (words >= 14) return 'body';
  const centred = Math.abs(line.x0 + line.x1 - line.left - line.right) < 8;
  if (indent(line) > context.headX + 8 && !centred) return 'body';
  if (words >= 3 && duty) return 'body';
  return nearDate(context)
    ? 'head'
    : above?.role === 'head' && words < 8 && !above.line.bullet
      ? 'head'
      : 'body';
}

/** Whether a paragraph begins: the next line goes on where the first word of it did not fit. */
function wrapsBelow(line: Line, next: Line | undefined): boolean {
  if (!next || next.bullet || next.cells.length > 1 || line.cells.length > 1) return false;
  if (styleKey(line) !== styleKey(next) || next.gap > 1.75 || Math.abs(next.x0 - line.x0) > 3)
    return false;
  const first = next.text.split(' ')[0]?.length ?? 0;
  const word = ((next.x1 - next.x0) * first) / Math.max(1, next.text.length);
  return line.x1 + word > line.right - line.size && findDates(next.text).length === 0;
}

/** Ends with the full stop of a sentence, not of "Co." or "Inc.". */
function endsSentence(text: string): boolean {
  return (
    /[a-z)%]\.$/u.test(text) && !/\b(?:co|inc|corp|ltd|llc|bros|dept|st|jr|sr)\.$/iu.test(text)
  );
}

/**
 * Whether the line names a job whose dates stand alone below it, so it cannot continue the line
 * above, which reads to its end.
 */
function namesDatesBelow(line: Line, next: Line | undefined): boolean {
  if (!next || next.bullet || line.bullet || /^\p{Ll}/u.test(line.text)) return false;
  if (findDates(next.text).length === 0 || withoutDates(next.text).length > 30) return false;
  const parts = headParts(line.text);
  return parts.length > 1 && parts.length < 5 && parts.some((part) => titleScore(part) >= 1.5);
}

/** The line below a dated one, aligned with it and above an indented list: employer or place. */
function isSecondHeadLine(
  line: Line,
  above: RoleLine | undefined,
  { lines, at }: Context,
): boolean {
  const next = lines[at + 1];
  if (above?.role !== 'head' || above.dates.length === 0 || !next) return false;
  const flush = Math.abs(line.x0 - above.line.x0) < 3 && wordsOf(line.text).length <= 9;
  return flush && !line.text.endsWith('.') && (next.bullet || next.x0 > line.x0 + 8);
}

/** Whether the line looks different from the running text of its section. */
function prominent(line: Line, lines: Line[]): boolean {
  const plain = lines.filter(
    (other) =>
      other.bullet || (wordsOf(other.text).length >= 8 && findDates(other.text).length === 0),
  );
  const model = plain[0];
  if (!model) return line.bold;
  const bolder = line.bold && plain.filter((other) => other.bold).length < plain.length / 2;
  return (
    bolder || line.size > model.size * 1.07 || (line.italic && !model.italic) || isCaps(line.text)
  );
}

/** The dates of an entry are at most two head lines above or below. */
function nearDate({ lines, dated, at }: Context): boolean {
  for (const step of [1, -1]) {
    for (let k = 1, counted = 0; counted < 2; k += 1) {
      const other = lines[at + step * k];
      if (!other || other.bullet) break;
      if ((dated[at + step * k]?.length ?? 0) > 0) return true;
      // "San Jose, CA" on a line of its own is no head that counts.
      if (!isPlace(other.text)) counted += 1;
    }
  }
  return false;
}

/** Right edge and line distance of the running text of a section. */
interface Edges {
  right: number;
  /** In font sizes. */
  pitch: number;
}

/**
 * Whether the sentence of a line continues on the next one. `item` is the first line of its list
 * item.
 */
function goesOn(above: Line, line: Line, item: Line, edges: Edges): boolean {
  if (line.bullet || line.label || line.cells.length > 1) return false;
  if (Math.abs(line.size - above.size) > 0.6 || (line.bold && !above.bold)) return false;
  // After a page break only a lower-case letter shows it.
  if (line.gap === Infinity && line.page !== above.page) return /^\p{Ll}/u.test(line.text);
  if (line.gap > 2) return false;
  if (line.x0 < above.x0 - 3 && !(above.bullet && line.x0 > above.x0 - 20)) return false;
  if (/^[\p{Ll}(&]/u.test(line.text)) return true;
  const newItem = /^\p{Lu}/u.test(line.text) && startsWithVerb(line.text);
  if (
    !newItem &&
    /[,;&-]$|\b(?:and|of|the|to|for|with|in|a|an|by|from|at|on|or)$/iu.test(above.text)
  )
    return true;
  // In a list with bullets every item has one, so a line indented like the text continues it.
  if (item.bullet && line.x0 > item.x0 + 3 && line.gap < 1.75) return true;
  if (!item.bullet && (newItem || /[.!?]$/u.test(above.text))) return false;
  // A line wraps where the next word does not fit.
  const word = ((line.x1 - line.x0) * (line.text.split(' ')[0]?.length ?? 0)) / line.text.length;
  const full = above.x1 + word > edges.right - line.size;
  return full && (item.bullet || line.gap <= edges.pitch * 1.12);
}
