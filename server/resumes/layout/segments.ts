import type { PageText, TextItem } from '../read/text.ts';
import { cleanText, composed } from './cleanText.ts';
import type { Run, Segment } from './line.ts';
import { joinStackedDates } from './stackedDates.ts';

/** A gap wider than this many font sizes separates two cells; justified text stays well below. */
const CELL_GAP = 0.95;
/** The same for a narrower gap where other rows begin at the same position. */
const TABLE_GAP = 0.42;
/** A gap wider than this many font sizes is a space, even when the PDF prints none. */
const WORD_GAP = 0.16;
/**
 * Bullet signs, with private-use signs of symbol fonts, dashes, and the letter o of old word
 * processors.
 */
const BULLET = /^(?:[•◦▪▫■□●○◆◇▶►▸▷▹▻‣⁃∙·➢➤✓✔★❖⦁*\-–—»›>o]|[\uE000-\uF8FF])$/u;

/** Groups items by baseline. Groups are sorted from top to bottom, items from left to right. */
export function groupRows<T extends { y: number; size: number; x0: number }>(things: T[]): T[][] {
  const rows: { y: number; size: number; things: T[] }[] = [];
  for (const thing of things.toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast(
      (r) => Math.abs(r.y - thing.y) <= 0.35 * Math.min(r.size, thing.size),
    );
    if (row) row.things.push(thing);
    else rows.push({ y: thing.y, size: thing.size, things: [thing] });
  }
  return rows.map((row) => row.things.toSorted((a, b) => a.x0 - b.x0));
}

/** A segment with the positions of its pieces in drawing order. */
interface Piece extends Segment {
  first: number;
  last: number;
}

/**
 * Joins the text items of a page into segments: words of one line without a wide gap between them.
 */
export function segmentsOf(page: PageText): Segment[] {
  const pieces = joinStackedDates(page.items.flatMap(splitAtWideSpaces));
  let order = 0;
  const numbered = pieces.map((piece): Piece => {
    if (piece.text.trim() !== '') order += 1;
    return { ...piece, first: order, last: order };
  });
  const rows = groupRows(numbered);
  const columns = { starts: alignedStarts(rows), gaps: wordGaps(rows) };
  return rows.flatMap((row) => joinBullets(joinRow(row, columns)).map(closeLetterSpacing));
}

/**
 * Left edges (rounded) where at least three rows begin a piece after a gap or at the row's start.
 * They are the columns of a table, which can be closer together than a wide gap.
 */
function alignedStarts(rows: Piece[][]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const words = row.filter((piece) => piece.text.trim() !== '');
    words.forEach((piece, i) => {
      const before = words[i - 1];
      const apart = before !== undefined && piece.first !== before.last + 1;
      if (before && !apart && piece.x0 - before.x1 < TABLE_GAP * piece.size) return;
      const x = Math.round(piece.x0 * 2) / 2;
      counts.set(x, (counts.get(x) ?? 0) + 1);
    });
  }
  const near = (x: number): number =>
    (counts.get(x - 0.5) ?? 0) + (counts.get(x) ?? 0) + (counts.get(x + 0.5) ?? 0);
  return [...counts.keys()].filter((x) => near(x) >= 3);
}

/** Some programs print columns with a run of spaces: such an item becomes several. */
function splitAtWideSpaces(item: TextItem): Segment[] {
  const perCharacter = item.width / Math.max(1, item.text.length);
  const style = { size: item.size, bold: item.bold, italic: item.italic, font: item.font };
  const pieces: Segment[] = [];
  for (const match of item.text.matchAll(/\S+(?:[ \u00A0]{1,3}\S+)*\s?|^\s+$/gu)) {
    const whole = match[0].length === item.text.length;
    const x0 = item.x + (whole ? 0 : match.index * perCharacter);
    const x1 = whole ? item.x + item.width : x0 + match[0].trimEnd().length * perCharacter;
    const text = cleanText(match[0]);
    pieces.push({ ...style, text, x0, x1, y: item.y, runs: [{ ...style, text }] });
  }
  return pieces;
}

/**
 * How to separate cells from words on a page: left edges of columns, and the usual word gap of
 * each font.
 */
interface Columns {
  starts: readonly number[];
  gaps: ReadonlyMap<string, number>;
}

/** The median gap between words by font: about 0.25 of the size, but 0.6 in a typewriter face. */
function wordGaps(rows: Piece[][]): Map<string, number> {
  const gaps = new Map<string, number[]>();
  for (const row of rows) {
    const words = row.filter((piece) => piece.text.trim() !== '');
    words.slice(1).forEach((piece, i) => {
      const gap = (piece.x0 - (words[i]?.x1 ?? piece.x0)) / piece.size;
      if (gap > WORD_GAP && gap < CELL_GAP)
        gaps.set(piece.font, [...(gaps.get(piece.font) ?? []), gap]);
    });
  }
  const medians = new Map<string, number>();
  for (const [font, all] of gaps) {
    if (all.length >= 8)
      medians.set(font, all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
  }
  return medians;
}

/**
 * A justified line can have very wide gaps, but they are all equal; cells are not spaced that
 * evenly.
 */
function isEvenlySpaced(row: Piece[]): boolean {
  const words = row.filter((piece) => piece.text.trim() !== '');
  const gaps = words.slice(1).map((piece, i) => piece.x0 - (words[i]?.x1 ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  // Tags and cells can be spaced evenly too, but they are phrases, or far apart without a comma,
  // or begin with capitals.
  if (words.some((piece) => piece.text.trim().includes(' '))) return false;
  const size = words[0]?.size ?? 0;
  if (least > size && words.every((piece) => /^\p{Lu}[^,.;]*$/u.test(piece.text.trim())))
    return false;
  if (least > 1.5 * size && !words.some((piece) => /[,.;]\s*$/u.test(piece.text))) return false;
  return gaps.length >= 3 && least > 1 && most < 1.2 * least && most < 4 * (words[0]?.size ?? 0);
}

/** Single signs with spaces between them: "J A N E", "R .". */
const SPACED = /^\s*[^\s\d](?:\s[^\s\d])*\s*$/u;

/**
 * Words of wide letter spacing that are pieces of their own stay words: "J A N E", "D O E". The
 * letters of one piece alone are closed later.
 */
function closeSpacedWords(row: Piece[]): Piece[] {
  const words = row.filter((piece) => piece.text.trim() !== '');
  const longest = Math.max(...words.map((piece) => piece.text.trim().length));
  if (words.length < 2 || longest < 5 || !words.every((piece) => SPACED.test(piece.text)))
    return row;
  return row.map((piece) => {
    if (piece.text.trim() === '') return piece;
    const text = piece.text.replace(/\s/gu, '');
    return { ...piece, text, runs: piece.runs.map((run) => ({ ...run, text })) };
  });
}

function joinRow(printed: Piece[], columns: Columns): Segment[] {
  const row = closeSpacedWords(printed);
  const even = isEvenlySpaced(row);
  const joined: Piece[] = [];
  let blank = false;
  for (const piece of row) {
    if (piece.text.trim() === '') {
      blank = true;
      continue;
    }
    const last = joined.at(-1);
    // The same word printed twice at the same place is a drawn shadow or a false bold.
    if (last && last.text.trim().endsWith(piece.text.trim()) && Math.abs(last.x1 - piece.x1) < 1)
      continue;
    const gap = last ? piece.x0 - last.x1 : Infinity;
    const atStart = columns.starts.some((x) => Math.abs(x - piece.x0) < 0.7);
    // A text drawn separately that begins at a column's edge is a box of its own, however close it
    // is.
    const boxed = last !== undefined && piece.first !== last.last + 1;
    const narrow = Math.max(TABLE_GAP, 1.5 * (columns.gaps.get(piece.font) ?? 0)) * piece.size;
    const inTable = atStart && (gap > narrow || (boxed && gap > -1.5));
    const wide = gap > Math.max(CELL_GAP * Math.max(last?.size ?? 0, piece.size), narrow);
    if (last && (even || (!wide && !inTable))) {
      last.last = piece.last;
      append(last, piece, blank || gap > WORD_GAP * piece.size);
    } else {
      joined.push({ ...piece, runs: [...piece.runs] });
    }
    blank = false;
  }
  for (const segment of joined) tidy(segment);
  return joined.filter((segment) => segment.text !== '');
}

function append(segment: Segment, piece: Segment, space: boolean): void {
  const glue = space && !/\s$/u.test(segment.text) ? ' ' : '';
  // A segment has the style of its longest part.
  const longest = Math.max(...segment.runs.map((run) => run.text.trim().length));
  if (piece.text.trim().length > longest || BULLET.test(segment.text.trim())) {
    segment.size = piece.size;
    segment.bold = piece.bold;
    segment.italic = piece.italic;
    segment.font = piece.font;
  }
  const text = /\s$/u.test(segment.text) ? piece.text.trimStart() : glue + piece.text;
  addRun(segment.runs, { ...styleOf(piece), text });
  segment.text += text;
  segment.x1 = Math.max(segment.x1, piece.x1);
}

function styleOf(piece: Segment): Omit<Run, 'text'> {
  return { size: piece.size, bold: piece.bold, italic: piece.italic, font: piece.font };
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  const same = last && last.font === run.font && Math.abs(last.size - run.size) < 0.3;
  if (last && same) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

function tidy(segment: Segment): void {
  segment.text = composed(segment.text).replace(/\s+/gu, ' ').trim();
  for (const run of segment.runs) run.text = composed(run.text);
}

/** A bullet sign belongs to the text after it, at any distance. */
function joinBullets(row: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of row) {
    const last = joined.at(-1);
    const near = last && segment.x0 - last.x1 < 4 * segment.size;
    if (last && near && BULLET.test(last.text)) {
      joined[joined.length - 1] = { ...segment, text: `${last.text} ${segment.text}`, x0: last.x0 };
    } else {
      joined.push(segment);
    }
  }
  return joined;
}

/** "S U M M A RY" is one word printed with wide letter spacing. */
function closeLetterSpacing(segment: Segment): Segment {
  const tokens = segment.text.split(' ');
  const single = tokens.filter((token) => token.length === 1).length;
  if (tokens.length < 4 || single < tokens.length * 0.6 || /[^\p{Lu}\s&.]/u.test(segment.text)) {
    return segment;
  }
  const text = tokens.join('');
  return { ...segment, text, runs: [{ ...styleOf(segment), text }] };
}
