import type { DateRange } from '../fields/dates.ts';
import { styleKey } from '../sections/findSections.ts';
import type { Line } from '../layout/line.ts';
import type { RoleLine } from './lineRoles.ts';

/** The lines of one job or school. */
export interface Entry {
  heads: RoleLine[];
  body: RoleLine[];
  dates: DateRange[];
  /** One more position below the line of an employer. */
  underBanner?: boolean;
}

/** Splits the lines of a work section into jobs: by their dates, then by style and gaps. */
export function splitEntries(roles: RoleLine[]): Entry[] {
  const blocks: Entry[] = [];
  for (const line of roles) {
    if (line.role === 'label') continue;
    const last = blocks.at(-1);
    if (line.role === 'body') {
      if (last) last.body.push(line);
      continue;
    }
    if (last && last.body.length === 0) last.heads.push(line);
    else blocks.push({ heads: [line], body: [], dates: [] });
  }
  const anyDates = blocks.some((block) => block.heads.some((head) => head.dates.length > 0));
  const split = blocks.flatMap((block) =>
    anyDates ? splitByDates(block, blocks) : splitByLooks(block),
  );
  for (const entry of split) entry.dates = entry.heads.flatMap((head) => head.dates);
  return anyDates ? joinUndated(split) : split;
}

/** Splits several dated jobs without text between them ("Cook, Diner 2019" line by line). */
function splitByDates(block: Entry, all: Entry[]): Entry[] {
  const dated = block.heads.flatMap((head, i) =>
    startsRange(head, block.heads[i - 1]) ? [i] : [],
  );
  if (dated.length < 2) return [block];
  const starts = [0];
  const firstStyle = styleOf(all[0]?.heads[0] ?? block.heads[0]);
  const lead = dated[0] ?? 0;
  for (let k = 1; k < dated.length; k += 1) {
    const previous = dated[k - 1] ?? 0;
    const here = dated[k] ?? 0;
    starts.push(
      lead === 0 ? here : bestStart(block.heads, previous + 1, here, firstStyle, here - lead),
    );
  }
  return starts.map((from, k) => {
    const to = starts[k + 1] ?? block.heads.length;
    return {
      heads: block.heads.slice(from, to),
      body: k === starts.length - 1 ? block.body : [],
      dates: [],
    };
  });
}

/**
 * Two single dates in a row are the start and end of one range; only the first begins an entry.
 */
function startsRange(head: RoleLine, above: RoleLine | undefined): boolean {
  if (head.dates.length === 0) return false;
  const single = head.dates.length === 1 && head.dates[0]?.isRange === false;
  const aboveSingle = above?.dates.length === 1 && above.dates[0]?.isRange === false;
  return !(single && aboveSingle && head.line.gap < 1.6);
}

function bestStart(
  heads: RoleLine[],
  from: number,
  to: number,
  style: string,
  expected: number,
): number {
  let best = to;
  let bestScore = -Infinity;
  for (let at = from; at <= to; at += 1) {
    const head = heads[at];
    if (!head) continue;
    const gap = Number.isFinite(head.line.gap) ? Math.min(head.line.gap, 4) : 4;
    const score = gap + (styleOf(head) === style ? 1 : 0) + (at === expected ? 0.6 : 0);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

function styleOf(head: RoleLine | undefined): string {
  return head ? styleKey(head.line) : '';
}

/**
 * Without any dates, each block is an entry. Blocks of several entries are split at wide gaps and
 * lines in the style of a first line.
 */
function splitByLooks(block: Entry): Entry[] {
  const style = styleOf(block.heads[0]);
  const entries: Entry[] = [];
  block.heads.forEach((head, i) => {
    const last = entries.at(-1);
    const above = block.heads[i - 1];
    const recurs = i > 0 && styleOf(head) === style && styleOf(above) !== style;
    if (!last || recurs || (head.line.gap > 1.9 && (above?.line.gap ?? 0) < 1.9)) {
      entries.push({ heads: [head], body: [], dates: [] });
    } else last.heads.push(head);
  });
  const tail = entries.at(-1);
  if (tail) tail.body = block.body;
  return entries;
}

/**
 * A block without dates between dated ones is an entry if it looks like the others, otherwise
 * text.
 */
function joinUndated(entries: Entry[]): Entry[] {
  const styles = new Set(entries.filter((e) => e.dates.length > 0).map((e) => styleOf(e.heads[0])));
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const short = entry.heads.every((head) => head.line.text.length < 90);
    if (entry.dates.length > 0 || (short && styles.has(styleOf(entry.heads[0]))) || !last)
      joined.push(entry);
    else last.body.push(...entry.heads.map(asBody), ...entry.body);
  }
  return joined;
}

function asBody(head: RoleLine): RoleLine {
  return { ...head, role: 'body', continues: false, dates: [] };
}

/**
 * The text of the body, one string for each item: bullets and sentences with their wrapped lines.
 */
export function bodyTexts(body: RoleLine[]): { text: string; line: Line; lines: Line[] }[] {
  const items: { text: string; line: Line; lines: Line[] }[] = [];
  for (const { line, continues } of body) {
    const last = items.at(-1);
    const text = line.text.trim();
    if (last && continues) {
      last.text += (/[\p{L}]-$/u.test(last.text) ? '' : ' ') + text;
      last.lines.push(line);
    } else items.push({ text, line, lines: [line] });
  }
  return items;
}
