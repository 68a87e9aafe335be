import { findDates, withoutDates } from './fields/dates.ts';
import { isPlace, isStreet } from './fields/address.ts';
import { isCategory } from './fields/skills.ts';
import type { Findings } from './findings.ts';
import type { Line } from './layout/line.ts';
import { isSubLabel } from './sections/findSections.ts';
import type { ParsedResume, UnplacedLine } from './types.ts';

/** A line is placed when this share of its words is in the values. */
const PLACED_SHARE = 0.7;
const MOST_LINES = 300;
const MOST_CHARACTERS = 1000;

/** What no field is for, and nobody misses: page numbers, references, heads of a table. */
const NO_CONTENT =
  /^(?:references?|(?:references? )?(?:are )?(?:available|furnished|provided) (?:up)?on request\.?|page \d+.*|curriculum vitae|r[eé]sum[eé]|present|(?:(?:dates?|employer|position|title|company|duties|degree|school|location|and)\s*)+)$/iu;
/** How well or how long, but not what. */
const MEASURES =
  /\b(?:native|bilingual|fluent|conversational|advanced|intermediate|basic|proficient|beginner|professional|proficiency|\d+ (?:years?|yrs?|months?|mos?)|or)\b/giu;
const CONTACT_BITS =
  /\S+@\S+|https?:\S+|www\.\S+|\S+\.(?:com|org|net|io|dev|edu)(?:\/\S*)?|\+?[\d()][\d\s().-]{7,}|\b(?:e-?mail|phone|tel|mobile|cell|address|location|linkedin|github|portfolio|website)\b:?/giu;

/**
 * The lines that no value was read from, in the order of the file, with their heading. Wrapped
 * lines of a paragraph are one. Nothing of a resume vanishes that a person could want to keep.
 */
export function unplacedLines(findings: Findings, resume: ParsedResume): UnplacedLine[] {
  const isPlaced = placedBy(resume);
  const unplaced: UnplacedLine[] = [];
  for (const { kind, heading, lines } of findings.sections) {
    let last: Line | null = null;
    for (const [at, line] of lines.entries()) {
      const isGroup = kind === 'skills' && isCategory(line, lines[at + 1], lines);
      const above = unplaced.at(-1);
      if (last && above && goesOn(above.text, last, line)) {
        above.text += ` ${line.text.trim()}`;
        last = line;
        continue;
      }
      if (isGroup || hasNoContent(line) || isPlaced(line.text)) {
        last = null;
        continue;
      }
      unplaced.push({ text: line.text.trim(), heading: heading?.text.trim() ?? null });
      last = line;
    }
  }
  return unplaced
    .map(({ text, heading }) => ({ text: tidy(text).slice(0, MOST_CHARACTERS), heading }))
    .slice(0, MOST_LINES);
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/** The second line of a paragraph: close below, in one style, and no list item of its own. */
function goesOn(text: string, above: Line, line: Line): boolean {
  return (
    !line.bullet &&
    line.column === above.column &&
    line.gap < 1.6 &&
    line.cells.length === 1 &&
    above.cells.length === 1 &&
    Math.abs(line.size - above.size) < 0.5 &&
    (/^[\p{Ll}(]/u.test(line.text.trim()) || text.lastIndexOf('(') > text.lastIndexOf(')'))
  );
}

function hasNoContent(line: Line): boolean {
  const text = line.text.trim();
  if (NO_CONTENT.test(text) || isSubLabel(text) || /^[^:]{2,30}:$/u.test(text)) return true;
  const rest = withoutDates(text).replace(CONTACT_BITS, ' ').replace(MEASURES, ' ');
  if (!/\p{L}{2}/u.test(rest)) return true;
  return isPlace(text) || isStreet(text);
}

/** Whether the values and their lines of the file hold a text. */
function placedBy(resume: ParsedResume): (text: string) => boolean {
  const { evidence = [], skills, education, work_experience, ...about } = resume;
  const sources = new Set(evidence.flatMap(({ source }) => source.split('\n')).map(tidy));
  const values = [
    ...Object.values(about),
    ...skills,
    ...education.flatMap((entry) => Object.values(entry)),
    ...work_experience.flatMap(({ responsibilities, ...entry }) => [
      ...Object.values(entry),
      ...responsibilities,
    ]),
  ].filter((value) => typeof value === 'string');
  const words = new Set(values.flatMap(wordsIn));
  return (text) => {
    if (sources.has(tidy(text))) return true;
    const plain = findDates(text).length > 0 ? withoutDates(text) : text;
    const own = wordsIn(plain.replace(MEASURES, ' '));
    return (
      own.length > 0 && own.filter((word) => words.has(word)).length >= PLACED_SHARE * own.length
    );
  };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
}
