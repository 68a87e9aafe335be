import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Line, Segment } from '../layout/line.ts';
import { lookKey } from '../sections/findSections.ts';

const SEPARATOR = /[,;•·|▪●■◦‣⋅∙]|\s{2,}|\s\/\s|\s[–—]\s|\s\p{So}(?=\s)/u;
const SEPARATOR_KEPT = new RegExp(`(${SEPARATOR.source})`, 'u');
/** "Excel (advanced)", "Excel - Expert": the level is not part of the skill. */
const LEVEL_WORD =
  '(?:native|bilingual|fluent|conversational|advanced|intermediate|beginner|basic|novice|expert|proficient|master|familiar|working knowledge|limited|professional|elementary|full professional|native or bilingual|limited working)(?:\\s+(?:level|proficiency|user|knowledge|working proficiency))?';
const LEVEL_END = new RegExp(`\\s*(?:\\(${LEVEL_WORD}\\)|[-–:]\\s*${LEVEL_WORD})$`, 'iu');
const LEVEL_ONLY = new RegExp(`^\\(?${LEVEL_WORD}\\)?$`, 'iu');
const YEARS = /\s*\(?\b\d+\+?\s*(?:years?|yrs?)\)?$/iu;

/**
 * Reads the skills of one section: lists by comma or bullet, one a line, in cells, or by category.
 */
export function readSkills(lines: Line[]): Found<string>[] {
  const skills: Found<string>[] = [];
  const seen = new Set<string>();
  const add = (item: string, confidence: number, line: Line): void => {
    const key = item.toLowerCase();
    if (seen.has(key)) return;
    seen.add(key);
    skills.push(found(item, confidence, line));
  };
  const rows = joinWraps(joinGrid(lines));
  for (const row of rows) {
    if (row.group && isProse(rows.filter(({ group }) => group === row.group))) {
      add(row.group.text.trim(), UNSURE, row.group);
    } else if (isSentence(row.text)) {
      add(row.text, UNSURE, row.line);
    } else {
      for (const item of itemsOf(row.text, row.listed)) {
        add(item, row.listed || row.line.bullet ? 0.92 : 0.85, row.line);
      }
    }
  }
  return skills;
}

/** A sentence may be no skill at all. */
const UNSURE = 0.5;
const LONGEST_SENTENCE = 120;

/** Whether the text below the name of a group tells about it, and lists nothing. */
function isProse(rows: Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  const words = text.split(/\s+/u).length;
  return words >= 6 && /\p{Ll}{2}\.$/u.test(text) && rows.every(({ line }) => !line.bullet);
}

/** "Strong knowledge of Excel, Word and Outlook." is one skill, said as a sentence. */
function isSentence(text: string): boolean {
  if (!/^\p{Lu}.*\p{L}{2}\)?\.$/u.test(text) || text.length > LONGEST_SENTENCE) return false;
  if (/:\s|;/u.test(text)) return false;
  const [first = ''] = text.split(SEPARATOR);
  return first.split(/\s+/u).length >= 4 && /\b(?:to|of|with|in|an?|the|for)\b/u.test(first);
}

interface Row {
  text: string;
  line: Line;
  /** A list with separators, not one skill. */
  listed: boolean;
  /** The name of its group, on a line above. */
  group: Line | null;
}

/**
 * "Languages" above "Go, Python": the name of a group in a style of its own, or a label beside a
 * list.
 */
export function isCategory(line: Line, next: Line | undefined, lines: Line[]): boolean {
  if (line.label && lines.filter((other) => other.label).length > 1) return true;
  if (!next || line.bullet || SEPARATOR.test(line.text.trim())) return false;
  if (line.text.endsWith(':')) return true;
  if (lookKey(line) === lookKey(next)) return false;
  const lists = lines.filter((other) => lookKey(other) === lookKey(next));
  const like = lines.filter((other) => lookKey(other) === lookKey(line));
  const prominent = line.bold || line.size > next.size * 1.05;
  return (
    prominent &&
    like.length <= lists.length &&
    (SEPARATOR.test(next.text.trim()) || next.bullet || like.length < lists.length)
  );
}

/** In a grid a skill can continue in the cell below: "Guided" above "reading". */
function joinGrid(lines: Line[]): Line[] {
  const joined: Line[] = [];
  const tight = tightGap(lines.filter(({ cells }) => cells.length > 1));
  for (const line of lines) {
    const above = joined.at(-1);
    const inGrid = above && above.cells.length > 1 && line.gap < 1.65;
    const under = line.cells.map((cell) => above?.cells.find((c) => isUnder(c, cell)));
    // With two line distances the narrow one is within a cell: "Microsoft" above "Excel".
    const small = line.cells.some((cell) => /^\p{Ll}/u.test(cell.text)) || line.gap <= tight + 0.03;
    if (!above || !inGrid || !small || under.includes(undefined)) {
      joined.push(line);
      continue;
    }
    const cells = above.cells.map((cell) => {
      const rest = line.cells[under.indexOf(cell)];
      return rest ? { ...cell, text: `${cell.text} ${rest.text}` } : cell;
    });
    joined[joined.length - 1] = {
      ...above,
      cells,
      text: cells.map((cell) => cell.text).join('  '),
    };
  }
  return joined;
}

/** On the same left edge, or on the same middle in a grid of centered cells. */
function isUnder(above: Segment, cell: Segment): boolean {
  const middle = (above.x0 + above.x1 - cell.x0 - cell.x1) / 2;
  return Math.abs(above.x0 - cell.x0) < 2 || Math.abs(middle) < 2;
}

/** Joins a list or a skill that continues on the next line. */
function joinWraps(lines: Line[]): Row[] {
  const rows: Row[] = [];
  let above: Line | undefined;
  let group: Line | null = null;
  const tight = tightGap(lines);
  for (const [i, line] of lines.entries()) {
    if (isCategory(line, lines[i + 1], lines)) {
      above = undefined;
      group = line.text.endsWith(':') ? null : line;
      continue;
    }
    const text = line.text.trim();
    const last = rows.at(-1);
    if (last && above && wraps(last, above, line, tight)) {
      last.text += (/\S[-/]$/u.test(last.text) ? '' : ' ') + text;
      last.listed ||= SEPARATOR.test(text);
    } else {
      rows.push({ text, line, group, listed: line.cells.length === 1 && SEPARATOR.test(text) });
    }
    above = line;
  }
  return rows;
}

/**
 * With two line distances, the narrow one separates the lines of one skill: returns the widest
 * such distance, otherwise 0.
 */
function tightGap(lines: Line[]): number {
  const gaps = lines
    .map((line) => line.gap)
    .filter((gap) => gap < 6)
    .toSorted((a, b) => a - b);
  const step = gaps.findIndex((gap, i) => i > 0 && gap > 1.35 * (gaps[i - 1] ?? gap));
  const tight = step > 0 ? (gaps[step - 1] ?? 0) : 0;
  // Skills outnumber wrapped lines; a tight list below a group's name has no wrapped lines.
  return tight <= 1.65 && step <= lines.length - step ? tight : 0;
}

function wraps(row: Row, above: Line, line: Line, tight: number): boolean {
  if (line.bullet || line.cells.length > 1 || line.column !== above.column || line.gap > 1.75)
    return false;
  if (line.font !== above.font || Math.abs(line.size - above.size) > 0.5) return false;
  const startsLow = /^[\p{Ll}(&]/u.test(line.text);
  // "Knowledge of Excel and Word." is a sentence that has ended.
  if (isSentence(row.text) && !startsLow) return false;
  if (row.listed) {
    // The sign between two items is not printed where a line ends with one.
    if (/\s[•·▪●]\s/u.test(row.text) && !/[•·▪●]$/u.test(row.text)) {
      if (!isFull(above, line) || areSingleWords(above, line)) return false;
    }
    return !/:\s/u.test(line.text.slice(0, 40)) || startsLow;
  }
  if (startsLow && /^[\p{Lu}\d]/u.test(row.text)) return true;
  return (above.bullet && line.x0 > above.x0 + 3) || line.gap <= tight + 0.03;
}

/** Among items of one word each, two words at the break of a line are two items. */
function areSingleWords(above: Line, line: Line): boolean {
  const items = `${above.text} • ${line.text}`.split(/\s*[•·▪●]\s*/u).filter((one) => one !== '');
  return items.length >= 5 && items.every((item) => !/\s/u.test(item));
}

/** Whether the next word did not fit on the line. */
function isFull(above: Line, line: Line): boolean {
  const first = line.text.split(' ')[0]?.length ?? 0;
  const word = ((line.x1 - line.x0) * first) / Math.max(1, line.text.length);
  return above.x1 + word > above.right - above.size;
}

/** What a person likes is not what they can do. */
const INTERESTS = /^(?:personal )?(?:interests?|hobbies)\b[^:]{0,20}:/iu;

function itemsOf(text: string, listed: boolean): string[] {
  if (INTERESTS.test(text)) return [];
  const head = /^(?<head>[^:]{2,40}):\s+(?<rest>\S.*)$/u.exec(text);
  const body = head?.groups?.['rest'] ?? text.replace(/:$/u, '');
  return splitOutsideBrackets(body)
    .flatMap(splitPair)
    .map((item) => cleanItem(item, listed))
    .filter((item) => isSkill(item));
}

/** Commas within brackets do not separate: "Office (Word, Excel)" is one skill. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let open = false;
  for (const piece of text.split(SEPARATOR_KEPT)) {
    const last = parts.length - 1;
    if (open && last >= 0) parts[last] += piece;
    else if (!SEPARATOR.test(piece)) parts.push(piece);
    open = (parts.at(-1) ?? '').lastIndexOf('(') > (parts.at(-1) ?? '').lastIndexOf(')');
  }
  return parts;
}

const PREFIX =
  /^(?:proficient|advanced|skilled|fluent|experienced?|expert|competent|familiar)(?: user)? (?:in|with|at|of)\s+|^(?:(?:strong|good|working|basic|solid) )?knowledge of\s+/iu;
const PAIR = /^(?<one>\p{Lu}\S*(?: \p{Lu}\S*)?) and (?<other>\p{Lu}\S*(?: \p{Lu}\S*)?)$/u;

/** "Proficient in Windows and Mac OS" lists two. */
function splitPair(item: string): string[] {
  const plain = item.trim().replace(PREFIX, '');
  if (plain === item.trim()) return [item];
  const { one, other } = PAIR.exec(plain)?.groups ?? {};
  return one !== undefined && other !== undefined ? [one, other] : [plain];
}

function cleanItem(item: string, listed: boolean): string {
  return item
    .replace(/[●○★☆■□▮▯⬤◉◯]+/gu, ' ')
    .replace(/^\s*(?:[-–—*»›>]\s*|(?:and|&)\s+)/u, '')
    .replace(LEVEL_END, '')
    .replace(YEARS, '')
    .replace(listed ? /[.\s]+$/u : /\s+$/u, '')
    .replace(/\s+\d(?:\.\d)?\s?\/\s?(?:5|10)$|\s+\d{2,3}\s?%$/u, '')
    .replace(/\.$/u, '')
    .trim();
}

function isSkill(item: string): boolean {
  // "ISO 9001-2015" is no telephone number; "2020 2019" are the dates of two entries.
  if (item.includes('@') || /(?:(?<!\d)\d{3}[.-]|\d{3} )\d{4}/u.test(item)) return false;
  if (item === '' || LEVEL_ONLY.test(item) || !/[\p{L}]/u.test(item)) return false;
  if (item.length === 1) return /^[A-Z]$/u.test(item);
  return item.split(/\s+/u).length <= 9 && item.length <= 80;
}
