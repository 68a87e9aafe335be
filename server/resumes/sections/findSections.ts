import type { Line } from '../layout/line.ts';
import { titleScore } from '../fields/words.ts';
import { isPlace } from '../fields/address.ts';
import { isCaps } from './caps.ts';
import { contentKind, isSchooling } from './contentKind.ts';
import { splitHeadingCell } from './headingCells.ts';
import { headingKind, isVagueHeading, looseHeadingKinds, STRONG } from './headings.ts';
import type { SectionKind } from './headings.ts';

/**
 * A heading and the lines up to the next one. The first section has no heading: name and contact.
 */
export interface Section {
  kind: SectionKind | 'top';
  heading: Line | null;
  lines: Line[];
}

/** Labels inside an entry that look like headings. */
const SUB_LABEL =
  /^(?:key |main |selected )?(?:highlights?|responsibilities|duties|achievements|accomplishments|projects?|courses|coursework|relevant coursework|technologies|tools|results|honors|awards|activities)(?: (?:and|&) \w+)?:?$/iu;

/** Whether a line only names what follows within an entry ("Highlights", "Key duties:"). */
export function isSubLabel(text: string): boolean {
  return SUB_LABEL.test(text.trim());
}

interface Candidate {
  at: number;
  kind: SectionKind;
  style: string;
  /** Whether the words alone make it a heading. */
  strong: boolean;
}

/** Splits the lines of a resume into sections, by the words and the style of headings. */
export function findSections(lines: Line[]): Section[] {
  const split = lines.flatMap(splitHeadingCell);
  const body = bodyStyle(split);
  const candidates = split.flatMap((line, at): Candidate[] => {
    const kind =
      line.bullet || line.cells.length > 1 ? null : headingKind(line.text.replace(/\s*:$/u, ''));
    if (kind === null) return [];
    return [
      { at, kind, style: styleKey(line), strong: STRONG.has(kind) && !isSubLabel(line.text) },
    ];
  });
  const main = mainStyle(candidates) || recurringStyle(split, body);
  const accepted = new Map<number, SectionKind | 'unknown'>();
  for (const candidate of candidates) {
    const line = split[candidate.at];
    const above = split[candidate.at - 1];
    // The second line of a wrapped line is no heading: "Memorial High / School".
    if (
      line &&
      above &&
      line.gap < 1.5 &&
      styleKey(above) === styleKey(line) &&
      candidate.style !== main
    )
      continue;
    if (line && isGroupLabel(line, split, candidate.style, main)) continue;
    if (line && isHeading(line, candidate, main, body)) accepted.set(candidate.at, candidate.kind);
  }
  // A line in the style of its column's headings is one too ("Languages" in a sidebar).
  const looks = new Set([...accepted.keys()].map((at) => columnLook(split[at])));
  for (const { at, kind } of candidates)
    if (looks.has(columnLook(split[at]))) accepted.set(at, kind);
  acceptLoose(split, accepted, main, body);
  const firstMain = candidates.find((c) => accepted.has(c.at) && c.style === main)?.at ?? Infinity;
  const contact = split.findIndex((line) => /@|\d{3}[\s.-]+\d{4}/u.test(line.text));
  const from = contact < 0 ? firstMain : Math.min(firstMain, contact);
  const unknown = split.flatMap((line, at) =>
    at > from && !accepted.has(at) && looksLikeUnknownHeading(line, split[at + 1], main, body)
      ? [at]
      : [],
  );
  const known = [...accepted.keys()].filter((at) => styleKeyOf(split[at]) === main).length;
  const most = known === 0 ? 6 : Math.max(2, Math.min(4, known));
  if (unknown.length <= most) for (const at of unknown) accepted.set(at, 'unknown');
  return cut(split, byContent(split, accepted));
}

/** Lines that look like the known headings and end with the noun of one: "Retail Experience". */
function acceptLoose(
  lines: Line[],
  accepted: Map<number, SectionKind | 'unknown'>,
  main: string,
  body: BodyStyle,
): void {
  const looks = new Set([...accepted.keys()].map((at) => columnLook(lines[at])));
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (accepted.has(at) || at === 0 || !next || line.bullet || line.cells.length > 1) continue;
    const [kind] = looseHeadingKinds(line.text);
    if (kind === undefined || isSubLabel(line.text) || titleScore(line.text) >= 2) continue;
    // "University Projects" heads something, "Riverbend University" names a school.
    if ((isSchooling(line.text) && kind !== 'other') || isPlace(line.text)) continue;
    const alike = styleKey(line) === main || looks.has(columnLook(line));
    const data = kind === 'work' || kind === 'education' || kind === 'skills';
    const apart = (data && line.size > body.size * 1.1) || (isCaps(line.text) && !body.caps);
    if (alike || (apart && line.gap > 1.3 && styleKey(next) !== styleKey(line)))
      accepted.set(at, kind);
  }
}

/**
 * Decides the kind of headings whose words leave it open by the lines below: of several topics,
 * vague ones, and unknown ones. An unknown heading heads only what has no other section.
 */
function byContent(
  lines: Line[],
  accepted: ReadonlyMap<number, SectionKind | 'unknown'>,
): Map<number, SectionKind> {
  const decided = new Map<number, SectionKind>();
  const starts = [...accepted.keys()].toSorted((a, b) => a - b);
  const present = new Set(accepted.values());
  const isSkills = (at = -1): boolean => accepted.get(at) === 'skills';
  starts.forEach((at, i) => {
    const kind = accepted.get(at) ?? 'unknown';
    const text = lines[at]?.text ?? '';
    const own = lines.slice(at + 1, starts[i + 1] ?? lines.length);
    const choices = looseHeadingKinds(text);
    if (kind === 'unknown' || (kind === 'other' && isVagueHeading(text))) {
      const shown = contentKind(own);
      const isNew = shown !== null && !present.has(shown);
      const group = shown === 'skills' && [starts[i - 1], starts[i + 1]].some(isSkills);
      const schooling = shown === 'education' && kind === 'other';
      decided.set(at, shown !== null && (isNew || schooling || group) ? shown : 'other');
      return;
    }
    const shown = choices.length > 1 && choices.includes(kind) ? contentKind(own) : null;
    decided.set(at, shown !== null && choices.includes(shown) ? shown : kind);
  });
  return decided;
}

function styleKeyOf(line: Line | undefined): string {
  return line ? styleKey(line) : '';
}

function columnLook(line: Line | undefined): string {
  return line ? `${line.column} ${styleKey(line)}` : '';
}

function cut(lines: Line[], accepted: ReadonlyMap<number, SectionKind>): Section[] {
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  const topColumn = columnOfName(lines);
  lines.forEach((line, at) => {
    const kind = accepted.get(at);
    // Beside a sidebar the main column begins with the name again, not with the sidebar's last
    // section.
    const begins = line.column === topColumn && lines[at - 1]?.column !== topColumn;
    if (!kind && begins && at > 0) sections.push({ kind: 'top', heading: null, lines: [line] });
    else if (kind) sections.push({ kind, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections;
}

/** The column of the largest text of the first page. */
function columnOfName(lines: Line[]): number {
  const first = lines.filter((line) => line.page === 1);
  const largest = first.toSorted((a, b) => b.size - a.size)[0];
  return largest?.column ?? 0;
}

function isHeading(line: Line, own: Candidate, main: string, body: BodyStyle): boolean {
  if (own.style === main) return true;
  return own.strong && standsOut(line, body) && !(own.kind === 'skills' && isWeakSkill(line.text));
}

/**
 * "Core work" beside a list, among other labels in its style that are no headings: it names a
 * group.
 */
function isGroupLabel(line: Line, lines: Line[], style: string, main: string): boolean {
  if (!line.label || style === main) return false;
  const alike = lines.filter((other) => other.label && styleKey(other) === style);
  return alike.length > 1 && !alike.every((other) => headingKind(other.text) !== null);
}

/** "Tools", "Technologies" and the like are often the name of a group within the skills. */
function isWeakSkill(text: string): boolean {
  return /^(?:tools|technologies|software|technical|abilities)$/iu.test(text.trim());
}

/**
 * Whether a line differs from the text around it: larger, bold, in capitals, in the margin or with
 * space above.
 */
function standsOut(line: Line, body: BodyStyle): boolean {
  if (line.label || isCaps(line.text)) return true;
  return (
    line.size > body.size * 1.08 ||
    (line.bold && !body.bold) ||
    line.gap > 1.9 ||
    line.font !== body.font
  );
}

function looksLikeUnknownHeading(
  line: Line,
  next: Line | undefined,
  main: string,
  body: BodyStyle,
): boolean {
  if (styleKey(line) !== main || line.bullet || line.cells.length > 1) return false;
  if (line.text.split(' ').length > 5 || /\d|[,.;:@]|\bat\b/u.test(line.text)) return false;
  if (styleKey(line) === body.key || !next || isSchooling(line.text)) return false;
  // A heading is closer to its own text than to the text above it.
  if (Number.isFinite(line.gap) && next.gap > line.gap) return false;
  return lookKey(next) !== lookKey(line) && (line.size > body.size * 1.1 || isCaps(line.text));
}

/** The style that most kinds of headings share. */
function mainStyle(candidates: Candidate[]): string {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const { style, kind, strong } of candidates) {
    const known = kinds.get(style) ?? new Set<SectionKind>();
    if (strong) known.add(kind);
    kinds.set(style, known);
  }
  let best = '';
  let most = 0;
  for (const [style, known] of kinds) {
    if (known.size > most) [best, most] = [style, known.size];
  }
  return best;
}

/** Without a known heading: the style of short lines, apart from their text, that comes again. */
function recurringStyle(lines: Line[], body: BodyStyle): string {
  const counts = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const style = styleKey(line);
    if (at === 0 || !looksLikeUnknownHeading(line, lines[at + 1], style, body)) continue;
    counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  const [best] = [...counts].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? '';
}

/** Size, weight and case of a line, as one text to compare. */
export function styleKey(line: Line): string {
  return `${Math.round(line.size * 2) / 2}|${line.bold}|${isCaps(line.text)}|${line.font}`;
}

/** Like styleKey, but the same for capitals and lower case. */
export function lookKey(line: Line): string {
  return `${Math.round(line.size * 2) / 2}|${line.bold}|${line.font}`;
}

interface BodyStyle {
  key: string;
  size: number;
  bold: boolean;
  font: string;
  /** Most of the text is in capitals. */
  caps: boolean;
}

/** The style most of the text is printed in. */
function bodyStyle(lines: Line[]): BodyStyle {
  const counts = new Map<string, { line: Line; characters: number }>();
  for (const line of lines) {
    const key = styleKey(line);
    const count = counts.get(key) ?? { line, characters: 0 };
    count.characters += line.text.length;
    counts.set(key, count);
  }
  let best: { line: Line; characters: number } | null = null;
  for (const count of counts.values()) {
    if (!best || count.characters > best.characters) best = count;
  }
  if (!best) return { key: '', size: 10, bold: false, font: '', caps: false };
  return {
    key: styleKey(best.line),
    size: best.line.size,
    bold: best.line.bold,
    font: best.line.font,
    caps: isCaps(best.line.text),
  };
}
