import type { DegreeLevel } from '../types.ts';

/** A degree as printed: its level and the field of study printed with it. */
export interface Degree {
  level: DegreeLevel | null;
  /** The field of study; null when none is printed. */
  major: string | null;
}

const FIELD_OF_DEGREE =
  '(?:(?:of|in)\\s+(?<kind>applied science|applied arts|fine arts|occupational studies|general studies|liberal arts|science|arts|engineering technology|engineering|business administration|music|education|social work|public administration|public health|nursing|architecture|laws|philosophy|accountancy|technology|theology|divinity|library science|design)s?)?';
const WORDED: readonly (readonly [DegreeLevel, string])[] = [
  [
    'phd',
    `doctora(?:te|l)(?:['’]?s)?(?:\\s+degree)?|doctor\\s+${FIELD_OF_DEGREE}|ph\\.?\\s?d\\.?|d\\.?phil\\.?|ed\\.?d\\.?|psy\\.?d\\.?|d\\.?n\\.?p\\.?|d\\.?b\\.?a\\.?|pharm\\.?\\s?d\\.?|m\\.d\\.|d\\.o\\.|d\\.?p\\.?t\\.|d\\.?d\\.?s\\.?|d\\.?m\\.?d\\.?|d\\.?v\\.?m\\.?|sc\\.?d\\.?|th\\.?d\\.?|o\\.d\\.|d\\.?c\\.`,
  ],
  [
    'postgraduate',
    `ll\\.?\\s?m\\.?|ed\\.?\\s?s\\.?|(?:education(?:al)? )?specialist(?:['’]?s)? degree|m\\.?\\s?tech\\.?|m\\.?\\s?com\\.?|m\\.?arch\\.?|m\\.?phil\\.?|m\\.?div\\.?|m\\.?l\\.?i?\\.?s\\.?|m\\.?b\\.b\\.?s\\.?|m\\.?p\\.?p\\.?|m\\.?p\\.?s\\.?|m\\.e\\.|m\\.?c\\.?a\\.|m\\.?mus\\.?|m\\.m\\.|m\\.?h\\.?a\\.|master(?:['’]?s)?(?:\\s+degree)?\\s*${FIELD_OF_DEGREE}|m\\.?b\\.?a\\.?|m\\.?ed\\.?|m\\.?s\\.?w\\.?|m\\.?p\\.?[ah]\\.?|m\\.?f\\.?a\\.?|m\\.?sc\\.?|m\\.?eng\\.?|m\\.?acc\\.?|m\\.?a\\.?t\\.?|m\\.?s\\.?n?\\.?|m\\.?a\\.?|j\\.?d\\.?|juris doctor|postgraduate (?:diploma|certificate)|graduate certificate|post[- ]?graduate`,
  ],
  [
    'bachelors',
    `b\\.?arch\\.?|b\\.?\\s?com\\.?|b\\.?mus\\.?|b\\.?m\\.|b\\.e\\.|b\\.?\\s?engg?\\.?|a\\.b\\.|ll\\.?\\s?b\\.?|b\\.?b\\.?m\\.|b\\.?c\\.?a\\.|b\\.?a\\.?s\\.?|b\\.?phil\\.?|b\\.?p\\.?s\\.|b\\.?s\\.?b\\.?a\\.?|b\\.?s\\.?c\\.?[se]\\.?|b\\.?s\\.?w\\.?|b\\.?g\\.?s\\.|bachelor(?:['’]?s)?(?:\\s+degree)?\\s*${FIELD_OF_DEGREE}|b\\.?b\\.?a\\.?|b\\.?f\\.?a\\.?|b\\.?ed\\.?|b\\.?eng\\.?|b\\.?sc\\.?|b\\.?s\\.?n?\\.?(?:w|ed|ee|me)?\\.?|b\\.?a\\.?|b\\.?tech\\.?|undergraduate degree`,
  ],
  [
    'associates',
    `a\\.?d\\.?n\\.?|a\\.?g\\.?s\\.|a\\.?f\\.?a\\.|a\\.?e\\.|a\\.?b\\.?a\\.?|associate(?:['’]?s)?(?:\\s+degree)?\\s*${FIELD_OF_DEGREE}|a\\.?a\\.?s\\.?|a\\.?o\\.?s\\.?|a\\.?s\\.?n?\\.?|a\\.?a\\.?|two-year degree`,
  ],
  [
    'ged',
    'g\\.?e\\.?d\\.?|h\\.?s\\.?e\\.?d?\\.?|general educational? (?:development|diploma)(?:\\s+(?:test|diploma|certificate))?|high school equivalency(?:\\s+(?:diploma|certificate|degree))?|hiset|tasc|equivalency diploma',
  ],
  [
    'high_school',
    '(?:regents |advanced |standard |honors |i\\.?b\\.? )?high[- ]school(?:\\s+(?:diploma|degree|graduate|graduation|certificate))|h\\.?s\\.? diploma|(?:regents|secondary school|advanced regents) diploma|secondary education diploma|diploma,? high school',
  ],
];
/** Courses without a degree level; the words before the field of study. */
const LEVELLESS =
  '(?:professional |vocational |trade |technical |career |post-?baccalaureate )?(?:some college|college coursework|certificate|certification|certified|diploma|license|coursework|courses|studies toward|non-degree|minor|major|training|apprenticeship)(?:\\s+(?:program|of completion))?';

const boundary = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');
const DEGREES = WORDED.map(([level, source]) => [level, boundary(source)] as const);
const COURSE = new RegExp(`^(?:${LEVELLESS})\\b`, 'iu');
const COURSE_LAST = new RegExp(`(?:,\\s*|\\s+)(?:${LEVELLESS})$`, 'iu');
/** Field names that only name the kind of degree. */
const PLAIN_KIND =
  /^(?:applied science|applied arts|fine arts|occupational studies|general studies|science|arts|philosophy|laws)$/iu;
/**
 * Abbreviations that are also words, states or units count only in capitals, with dots or before a
 * field.
 */
const RISKY = /^(?:\p{L}\.?){2,4}$/iu;

/** Finds the degree in a phrase and the field of study beside it. Null when it names neither. */
export function readDegree(text: string): Degree | null {
  for (const [level, pattern] of DEGREES) {
    const match = pattern.exec(text);
    if (!match || !isPlausible(match[0], text, match.index)) continue;
    const kind = match.groups?.['kind'] ?? null;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isSchool = level === 'ged' || level === 'high_school';
    // Beside a school diploma often stands a favorite subject: one was earned "in" nothing else.
    const isIn = /^\s+in\s/iu.test(after);
    const field = isSchool ? (isIn ? fieldOf(after) : null) : (fieldOf(after) ?? fieldOf(before));
    const major = field ?? (kind !== null && !PLAIN_KIND.test(kind) ? kind : null);
    return { level, major };
  }
  const course = COURSE.exec(text) ?? COURSE_LAST.exec(text);
  if (!course) return null;
  const major =
    fieldOf(text.slice(course.index + course[0].length)) ?? fieldOf(text.slice(0, course.index));
  return { level: null, major };
}

function isPlausible(match: string, text: string, at: number): boolean {
  const plain = match.trim();
  if (!RISKY.test(plain)) return true;
  const letters = plain.replace(/\./gu, '');
  const capitals =
    letters === letters.toUpperCase() ||
    /^(?:Ed|M|Pharm|Psy|Ph|Th|Sc|B|LL)(?:[DSMB]|Ed|Sc|Eng|Com|Tech|Arch|Mus|Phil|Div|Acc)$/u.test(
      letters,
    );
  // "Boston, MA": a state after a comma at the end is not a master's degree.
  const isState = /,\s*$/u.test(text.slice(0, at)) && letters === 'MA' && !plain.includes('.');
  return capitals && !isState;
}

/** The field of study in the text beside the degree: "in Biology", ", Biology", "(Biology)". */
function fieldOf(text: string): string | null {
  let rest = text
    .replace(
      /\b(?:cumulative\s+)?g\.?p\.?a\.?:?\s*[\d.]+(?:\s*\/\s*[\d.]+)?|\b(?:magna|summa)?\s*cum laude\b|\bwith (?:honou?rs|distinction)\b|\bdean['’]s list\b|\bhonou?rs\b/giu,
      ' ',
    )
    .replace(
      /\b(?:degree|diploma|candidate|student|expected|anticipated|graduated|graduation|completed|pending|earned|conferred|in progress|program of study|no degree)\b:?/giu,
      ' ',
    )
    .replace(/\(\s*\)/gu, ' ')
    .trim();
  rest = rest
    .replace(/^[\s,:;|·•–—()./-]+/u, '')
    .replace(
      /^(?:(?:with )?(?:a )?(?:major|majoring|concentration|emphasis|specialization)(?:ed)?(?: in)?|in|of|field of study)\s*:?\s+/iu,
      '',
    );
  rest =
    rest.split(/\s*[|·•;]\s*|\s{2,}|\s+[–—-]\s+|,\s*(?=minor|concentration|gpa)|\s\(minor/iu)[0] ??
    '';
  rest = rest
    .replace(/^[\s,:;()–—-]+|[\s,:;(–—-]+$/gu, '')
    .replace(/\)$/u, (end) => (rest.includes('(') ? end : ''));
  if (rest.length < 2 || rest.length > 80 || !/\p{L}{2}/u.test(rest)) return null;
  return rest;
}
