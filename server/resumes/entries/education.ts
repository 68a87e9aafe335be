import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import { isPlace, withoutPlace } from '../fields/address.ts';
import { findDates, withoutDates } from '../fields/dates.ts';
import { readDegree } from '../fields/degrees.ts';
import { namesSchool, SCHOOL, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { isSubLabel, styleKey } from '../sections/findSections.ts';
import type { DegreeLevel } from '../types.ts';
import { withoutCourses } from './courses.ts';
import { readFormRows } from './formRows.ts';
import { runTexts, tidy } from './fragments.ts';
import { joinSchoolNames } from './schoolNames.ts';
import { joinWrappedHeads } from './wrappedHeads.ts';

/** One school or course with the evidence of each value. */
export interface FoundEducation {
  school: Found<string> | null;
  level: Found<DegreeLevel> | null;
  major: Found<string> | null;
  startYear: Found<string> | null;
  endYear: Found<string> | null;
  present: Found<boolean> | null;
}

/** What one line says about a school. */
interface Clues {
  line: Line;
  school: string | null;
  /** The line names a degree or a course. */
  degree: { level: DegreeLevel | null; major: string | null } | null;
  dates: ReturnType<typeof findDates>;
  /**
   * Neither school, degree nor date: maybe a school without a typical word, or a field of study.
   */
  rest: string | null;
  running: boolean;
}

const NOISE =
  /\bg\.?p\.?a\b|\bcum laude\b|\bhono?u?rs?\b|\bdean['’]s\b|\bscholar(?:ship)?\b|^(?:relevant )?(?:coursework|courses)\s*:|\bminor(?:ed)? in\b|\bthesis\b|\bdissertation\b/iu;
const RUNNING =
  /\b(?:expected|anticipated|in progress|currently (?:enrolled|attending)|pursuing|candidate)\b/iu;

/** Reads the schools and courses of one education section. */
export function readEducation(lines: Line[]): FoundEducation[] {
  const named = withoutCourses(
    readFormRows(joinWrappedHeads(lines)).filter(
      ({ text }) => !isSubLabel(text) && text.replace(LABEL, '') !== '',
    ),
  );
  const clues = joinSchoolNames(named).map(cluesOf);
  const entries = groupClues(clues).flatMap((group) => {
    const entry = entryOf(group);
    const dated = entry.endYear ?? entry.startYear ?? entry.present;
    const named = entry.school ?? entry.level ?? (dated && entry.major);
    return named ? [{ entry, order: orderOf(group) }] : [];
  });
  return entries.map(({ entry }, at) => {
    if (entry.school || !entry.level || isSchoolLevel(entry.level.value)) return entry;
    const shared = sharedSchool(entries, at);
    if (!shared?.school) return entry;
    const school = { ...shared.school, confidence: SHARED };
    return { ...entry, school, ...(isDated(entry) ? {} : yearsBeside(shared)) };
  });
}

function isDated({ startYear, endYear, present }: FoundEducation): boolean {
  return (startYear ?? endYear ?? present) !== null;
}

/** The years on the line of a school are those of all its degrees. */
function yearsBeside({
  school,
  startYear,
  endYear,
  present,
}: FoundEducation): Partial<FoundEducation> {
  const beside = <T>(item: Found<T> | null): Found<T> | null =>
    item && item.line === school?.line ? { ...item, confidence: INHERITED } : null;
  return { startYear: beside(startYear), endYear: beside(endYear), present: beside(present) };
}

/** Several degrees of one school name it once, above them or below them. */
const SHARED = 0.8;
const INHERITED = 0.6;

/** Which of a group's school and degree is printed first. */
type Order = 'school first' | 'degree first' | null;

interface OrderedEntry {
  readonly entry: FoundEducation;
  readonly order: Order;
}

function orderOf(group: Clues[]): Order {
  const school = group.findIndex((c) => c.school !== null);
  const degree = group.findIndex((c) => c.degree !== null);
  if (school < 0 || degree < 0 || school === degree) return null;
  return school < degree ? 'school first' : 'degree first';
}

/** The school that stands above the degrees before this one, else below those after it. */
function sharedSchool(entries: readonly OrderedEntry[], at: number): FoundEducation | null {
  const before = entries.slice(0, at).findLast(({ entry }) => entry.school !== null);
  if (before?.order === 'school first') return before.entry;
  const after = entries.slice(at + 1).find(({ entry }) => entry.school !== null);
  return after?.order === 'degree first' ? after.entry : null;
}

function cluesOf(line: Line): Clues {
  const dates = findDates(line.text);
  const now = line.cells.some(({ text }) => /^\(?(?:present|current|now)\)?$/iu.test(text));
  const clues: Clues = {
    line,
    school: null,
    degree: null,
    dates,
    rest: null,
    running: now || RUNNING.test(line.text),
  };
  const sentence = wordsOf(line.text).length > 16 || /\S@\S/u.test(line.text);
  const degreeHere = readDegree(line.text) !== null;
  if (line.bullet && !degreeHere && (!SCHOOL.test(line.text) || NOISE.test(line.text))) {
    // A year in a sentence is that of a prize or an office; dates alone are of the school.
    const alone = line.cells.filter((cell) => withoutDates(cell.text).trim() === '');
    return { ...clues, dates: alone.flatMap((cell) => findDates(cell.text)) };
  }
  if (sentence) return clues;
  const parts = line.cells.flatMap((cell) => runTexts(cell).flatMap(partsOf));
  const others: string[] = [];
  for (const part of parts) {
    const degree = readDegree(part);
    const isDiploma = degree?.level === 'high_school' || degree?.level === 'ged';
    if (
      clues.school === null &&
      namesSchool(part) &&
      !isDiploma &&
      !(degree && degree.major && !namesSchool(degree.major))
    ) {
      clues.school = part;
    } else if (!NOISE.test(part) || degree) others.push(part);
  }
  const text = others.join(', ');
  clues.degree = readDegree(text);
  if (!clues.degree && text !== '' && !isPlace(text)) clues.rest = tidy(text);
  return clues;
}

/** What a form prints before a value. */
const LABEL =
  /^(?:school|institution|college|university|degree|qualification|program|major|field of study|dates?(?: attended)?|years?(?: attended)?|graduat(?:ed|ion)(?: (?:date|year))?|location|city|place)(?: name)?\s*:\s*/iu;

/** "University of Texas at Austin": the place of a campus is part of the name. */
const CAMPUS =
  /\b((?:University|College|Institute)(?: of(?: (?!at\b)[\p{L}.&]+){1,4})?) at (?=\p{Lu})(?!.*\b(?:University|College|School)\b)/gu;
/** In the place of " at " while a text is split there. */
const CAMPUS_AT = '\u2060at\u2060';

function withCampus(text: string): string {
  return text.replaceAll(CAMPUS_AT, ' at ');
}

/**
 * Splits a text into school, degree and field: at separators, at " at ", and at commas when one
 * part is a school.
 */
function partsOf(text: string): string[] {
  const plain = withoutDates(text.trim().replace(LABEL, '').replace(CAMPUS, `$1${CAMPUS_AT}`))
    .replace(/\(?\b\d+\s*(?:years?|yrs?|months?)\b\)?/giu, ' ')
    .replace(
      /\b(?:expected|anticipated|graduated|graduation|grad|class of|completed)\b[.:]?/giu,
      ' ',
    );
  const wide = plain.split(
    /\s*[|•·◆;]\s*|\s+[–—/-]\s+|^\/\s+|\s{2,}|\s+@\s+|\s+(?:at|from)\s+(?=\p{Lu})|(?<!\b(?:St|Mt|Ft|Dr|Ste|Mrs?))\.\s+(?=\p{Lu}\p{Ll})|(?<=\b(?:School|College|University|Institute|Academy)):\s+/u,
  );
  return wide.map(withCampus).flatMap((part) => {
    const clean = tidy(withoutPlace(tidy(part))).replace(/^(?:at|from)\s+(?=\p{Lu})/u, '');
    if (clean === '' || isPlace(clean)) return [];
    return namesSchool(clean) && clean.includes(',') ? splitSchool(clean) : [clean];
  });
}

/**
 * "Welding, A.A.S., Lakes Technical College, Duluth": the school is the part with a typical word.
 */
function splitSchool(text: string): string[] {
  const parts = text.split(/\s*,\s+/u);
  const at = parts.findIndex((part) => {
    const degree = readDegree(part);
    return namesSchool(part) && degree?.level !== 'high_school' && degree?.level !== 'ged';
  });
  const school = parts[at];
  if (school === undefined) return [text];
  const before = parts.slice(0, at).join(', ');
  const after = parts.slice(at + 1).filter((part) => !isPlace(part));
  return [before, school, after.join(', ')].filter((part) => part !== '');
}

/** A line that repeats something the entry already has begins the next entry. */
function groupClues(clues: Clues[]): Clues[][] {
  const groups: Clues[][] = [];
  for (const clue of clues) {
    const group = groups.at(-1);
    if (group && isFaculty(group, clue)) continue;
    if (!group || conflicts(group, clue) || isNextSchool(groups, clue)) groups.push([clue]);
    else group.push(clue);
  }
  return groups;
}

const FACULTY = /^(?:the )?(?:college|school|faculty|department|division) of \p{L}/iu;

/** "College of Engineering" below a university, in a plainer style, is a part of it. */
function isFaculty(group: Clues[], { school, degree, dates, line }: Clues): boolean {
  if (school === null || degree || dates.length > 0 || !FACULTY.test(school)) return false;
  const above = group.find((clue) => clue.school !== null);
  return above !== undefined && styleKey(above.line) !== styleKey(line);
}

/**
 * After a school with its degrees below it, a degree without a school belongs to it too, and the
 * next line in the style of the first school begins the next one.
 */
function isNextSchool(groups: Clues[][], clue: Clues): boolean {
  const [first, group] = [groups[0], groups.at(-1)];
  if (!first || !group || clue.school === null || group === first) return false;
  if (group.some((c) => c.school !== null) || !group[0]?.degree?.level) return false;
  if (orderOf(first) !== 'school first') return false;
  const school = first.find((c) => c.school !== null);
  return school !== undefined && styleKey(school.line) === styleKey(clue.line);
}

/** "Major in Biology" below the degree that it belongs to. */
const MAJOR = /^(?:double |dual )?majors?\b/iu;

function conflicts(group: Clues[], clue: Clues): boolean {
  const has = (test: (c: Clues) => boolean): boolean => group.some(test);
  // A label of several lines is one: the school above its years.
  const again = clue.line.label && group.at(-1)?.line.label !== true;
  if (again && has((c) => c.line.label)) return true;
  if (clue.school !== null && has((c) => c.school !== null)) return true;
  const says = clue.degree?.level === null && MAJOR.test(clue.line.text.trim());
  if (clue.degree !== null && !says && has((c) => c.degree !== null)) return true;
  const singles = [...group.flatMap((c) => c.dates), ...clue.dates].every((d) => !d.isRange);
  const datesBefore = group.filter((c) => c.dates.length > 0);
  if (clue.dates.length > 0 && datesBefore.length > 0)
    return !(singles && datesBefore.length === 1 && clue.line.gap < 1.6);
  // A complete entry ends where a line in the style of its first line follows after a gap.
  const complete = has((c) => c.school !== null) && has((c) => c.degree !== null);
  const first = group[0];
  return (
    complete &&
    first !== undefined &&
    styleKey(first.line) === styleKey(clue.line) &&
    (clue.line.gap > 1.7 || styleKey(group.at(-1)?.line ?? first.line) !== styleKey(clue.line)) &&
    clue.rest !== null
  );
}

function entryOf(group: Clues[]): FoundEducation {
  const bySchool = group.find((c) => c.school !== null);
  const byDegree = group.find((c) => c.degree !== null);
  const byMajor = group.find((c) => c.degree?.major && MAJOR.test(c.line.text.trim())) ?? byDegree;
  const rests = group.filter((c) => c.rest !== null && !NOISE.test(c.rest) && !c.line.bullet);
  const evidence = byDegree !== undefined || group.some((c) => c.dates.length > 0);
  const unnamed = bySchool || !evidence ? undefined : rests.shift();
  const school = bySchool ?? unnamed;
  const fields =
    byMajor?.degree?.major === null && byDegree?.degree && !isSchoolLevel(byDegree.degree.level)
      ? rests.shift()
      : undefined;
  const major =
    byMajor?.degree?.major ?? fields?.rest ?? (byDegree ? null : (rests[0]?.rest ?? null));
  const majorLine = byMajor?.degree?.major ? byMajor.line : (fields ?? rests[0])?.line;
  const level = byDegree?.degree?.level ?? null;
  return {
    school: school
      ? found(school.school ?? school.rest ?? '', bySchool ? 0.93 : 0.6, school.line)
      : null,
    level: level && byDegree ? found(level, 0.95, byDegree.line) : null,
    major: major && majorLine ? found(major, byMajor?.degree?.major ? 0.9 : 0.6, majorLine) : null,
    ...yearsOf(group),
  };
}

function isSchoolLevel(level: DegreeLevel | null): boolean {
  return level === 'ged' || level === 'high_school';
}

function yearsOf(group: Clues[]): Pick<FoundEducation, 'startYear' | 'endYear' | 'present'> {
  const dated = group.flatMap((c) => c.dates.map((range) => ({ range, line: c.line })));
  const running = group.find((c) => c.running);
  const first = dated.find(({ range }) => range.isRange) ?? dated[0];
  const none = {
    startYear: null,
    endYear: null,
    present: running ? found(true, 0.8, running.line) : null,
  };
  if (!first) return none;
  const { range, line } = first;
  const present = range.present ? found(true, 0.95, line) : none.present;
  const year = (value: number | undefined, at: Line): Found<string> | null =>
    value === undefined ? null : found(String(value), 0.93, at);
  if (range.isRange)
    return {
      startYear: year(range.start?.year, line),
      endYear: year(range.end?.year, line),
      present,
    };
  const second = dated[1];
  if (second)
    return {
      startYear: year(range.start?.year, line),
      endYear: year(second.range.start?.year, second.line),
      present,
    };
  // A single year beside a school is the year it was finished.
  return { startYear: null, endYear: year(range.start?.year, line), present };
}
