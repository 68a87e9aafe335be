import { findDates, withoutDates } from '../fields/dates.ts';
import type { DateRange } from '../fields/dates.ts';
import { startsWithVerb, titleScore, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { isCaps, isSubLabel, styleKey } from '../sections/findSections.ts';

/** A line of a section with entries (jobs, schools) and its part in them. */
export interface RoleLine {
  line: Line;
  /** `head` names the entry (title, employer, dates), `body` describes it, `label` only names the list below. */
  role: 'head' | 'body' | 'label';
  /** Goes on with the sentence of the line above. */
  continues: boolean;
  dates: DateRange[];
}

/** Tells head lines from body lines by bullets, dates, wording, type style and indentation. */
export function lineRoles(lines: Line[]): RoleLine[] {
  const dated = lines.map(entryDates);
  const headX = leftEdge(lines, dated);
  const roles: RoleLine[] = [];
  lines.forEach((line, i) => {
    const dates = dated[i] ?? [];
    const above = roles.at(-1);
    const continues = above?.role === 'body' && dates.length === 0 && goesOn(above.line, line);
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

/** The dates of a line that could be those of an entry: not a year within a sentence. */
function entryDates(line: Line): DateRange[] {
  if (line.bullet) return [];
  const dates = findDates(line.text);
  const rest = withoutDates(line.text);
  // A stretch of time at the end of a line, or in a cell of its own, is never part of a sentence.
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

/** Where head lines begin: the left edge of the dated and the bold lines. */
function leftEdge(lines: Line[], dated: DateRange[][]): number {
  const heads = lines.filter(
    (line, i) => !line.bullet && !line.label && ((dated[i]?.length ?? 0) > 0 || line.bold),
  );
  const edges = (heads.length > 0 ? heads : lines).map((line) => line.x0);
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
  const sentence = /[a-z)%]\.$/u.test(line.text);
  if (words >= 16) return 'body';
  // Beside a date in the margin stands what it dates.
  if (above?.line.label === true) return 'head';
  if (prominent(line, context.lines) && words <= 12) return 'head';
  const named =
    titleScore(line.text.split(/,\s|\s[–—-]\s/u)[0] ?? '') >= 1.5 && !line.text.endsWith('.');
  const duty = startsWithVerb(line.text) && !named;
  if (words >= 7 && (sentence || duty)) return 'body';
  if (sentence && duty) return 'body';
  if (words >= 14) return 'body';
  const centred = Math.abs(line.x0 + line.x1 - line.left - line.right) < 8;
  if (line.x0 > context.headX + 8 && !centred) return 'body';
  if (words >= 3 && duty) return 'body';
  return nearDate(context)
    ? 'head'
    : above?.role === 'head' && words < 8 && !above.line.bullet
      ? 'head'
      : 'body';
}

/** Stands out from the running text of its section. */
function prominent(line: Line, lines: Line[]): boolean {
  const plain = lines.filter((other) => other.bullet || wordsOf(other.text).length >= 8);
  const model = plain[0];
  if (!model) return line.bold;
  const bolder = line.bold && plain.filter((other) => other.bold).length < plain.length / 2;
  return (
    bolder || line.size > model.size * 1.07 || (line.italic && !model.italic) || isCaps(line.text)
  );
}

/** A date of an entry stands within two head lines above or below. */
function nearDate({ lines, dated, at }: Context): boolean {
  for (const step of [1, -1]) {
    for (let k = 1; k <= 2; k += 1) {
      const other = lines[at + step * k];
      if (!other || other.bullet) break;
      if ((dated[at + step * k]?.length ?? 0) > 0) return true;
    }
  }
  return false;
}

/** The sentence of a line goes on in the next one. */
export function goesOn(above: Line, line: Line): boolean {
  if (line.bullet || line.label || line.cells.length > 1) return false;
  if (Math.abs(line.size - above.size) > 0.6 || line.gap > 2 || (line.bold && !above.bold))
    return false;
  if (line.x0 < above.x0 - 3) return false;
  if (
    /^[\p{Ll}(&]/u.test(line.text) ||
    /[,;&-]$|\b(?:and|of|the|to|for|with|in|a)$/iu.test(above.text)
  )
    return true;
  const full = above.x1 > line.right - 6 * line.size;
  return (
    full && !/[.!?]$/u.test(above.text) && (line.gap < 1.6 || styleKey(line) === styleKey(above))
  );
}
