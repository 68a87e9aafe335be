/**
 * A date as printed. `month` is 1 to 12, or null when only the year is printed; the same for
 * `day`.
 */
export interface PrintedDate {
  year: number;
  month: number | null;
  day: number | null;
}

/** A printed date range and its position in the text. */
export interface DateRange {
  start: PrintedDate | null;
  end: PrintedDate | null;
  /** Whether "Present", "Current", "now" or an open end is printed. */
  present: boolean;
  /** Whether two ends are printed (also "since 2019"), not a single date. */
  isRange: boolean;
  index: number;
  length: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const DAY = '(?:[12]\\d|3[01]|0?[1-9])';
const MON = '(?:1[0-2]|0?[1-9])';
const DATE = [
  `${MONTH}\\s+${DAY}(?:st|nd|rd|th)?,?\\s+${YEAR}`,
  `${DAY}(?:st|nd|rd|th)?\\s+${MONTH},?\\s+${YEAR}`,
  `${MONTH},?\\s*(?:of\\s+)?${YEAR}`,
  `${MONTH}\\s*['’]\\d\\d`,
  `(?:spring|summer|fall|autumn|winter),?\\s+(?:of\\s+)?${YEAR}`,
  `${YEAR}-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\\d|0[1-9])`,
  `${YEAR}[-/.](?:1[0-2]|0[1-9])(?!\\d)`,
  `${YEAR},?\\s+${MONTH}`,
  `${MON}[/.-]${DAY}[/.-]${YEAR}`,
  `${DAY}[/.-]${MON}[/.-]${YEAR}`,
  `${MON}\\s?[/.]\\s?${YEAR}`,
  `(?:1[0-2]|0[1-9])-${YEAR}`,
  `${MON}/${DAY}/\\d\\d(?![\\d/])`,
  `${DAY}/${MON}/\\d\\d(?![\\d/])`,
  `${MON}/['’]?\\d\\d(?![\\d/])`,
  YEAR,
].join('|');
const NOW =
  '(?:present|current(?:ly)?|now|today|ongoing|to date|to present|to now|to today|up to now|until now|heute|actualidad|presente|date|till now|till date|til date|still (?:here|working|enrolled)|in progress)';
const DASH =
  '(?:\\s*(?:[-–—−‒―~→»›➔➜]+|\\bto\\b|\\buntil\\b|\\btill?\\b|\\bthrough\\b|\\bthru\\b)\\s*)';

const RANGE = new RegExp(
  `(?<![\\w$#/.,:@-])(?:(?<since>since|from)\\s+)?(?<start>${DATE})(?:${DASH}(?:(?<end>${DATE})|(?<now>${NOW})\\b)|(?<open>\\s*[-–—]\\s*(?=$|[)\\]|]|\\s{2}))|${DASH}(?<short>\\d\\d)(?![\\d/]))?(?![\\w%])`,
  'giu',
);
/** "June – August 2018" and "Mar–Jun 2019": the year is printed once. */
const SHARED_YEAR = new RegExp(
  `(?<![\\w])(?<from>${MONTH})${DASH}(?<to>${MONTH},?\\s*(?<year>${YEAR}))(?!\\w)`,
  'giu',
);

/** Parses one printed date. Null when the text is no date. */
function parseDate(text: string, dayFirst = false): PrintedDate | null {
  const plain = text.trim().toLowerCase();
  let match = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(plain);
  if (match) return made(match[1], Number(match[2]), Number(match[3]));
  match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(plain);
  if (match)
    return numericDate(
      match[3],
      Number(match[1]),
      Number(match[2]),
      dayFirst || plain.includes('.'),
    );
  match = /^(\d{1,2})\/(\d{1,2})\/(\d\d)$/u.exec(plain);
  if (match)
    return numericDate(fullYear(match[3] ?? ''), Number(match[1]), Number(match[2]), dayFirst);
  match = /^(\d{4})[-/.](\d\d)$/u.exec(plain);
  if (match) return made(match[1], Number(match[2]), null);
  match = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/u.exec(plain);
  if (match) return made(match[2], Number(match[1]), null);
  match = /^(\d{1,2})\/['’]?(\d\d)$/u.exec(plain);
  if (match) return made(fullYear(match[2] ?? ''), Number(match[1]), null);
  const year = /\b(\d{4})\b/u.exec(plain)?.[1] ?? fullYear(/['’](\d\d)\b/u.exec(plain)?.[1] ?? '');
  if (year === '') return null;
  const word = /[a-z]{3,}/u.exec(plain)?.[0] ?? '';
  const month = MONTHS.indexOf(word.slice(0, 3)) + 1;
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?,?\s/u.exec(plain)?.[1];
  return made(year, month === 0 ? null : month, month > 0 && day ? Number(day) : null);
}

/**
 * Month and day in the order of the United States, unless the numbers tell otherwise; with full
 * stops the day comes first.
 */
function numericDate(
  year: string | undefined,
  first: number,
  second: number,
  dots: boolean,
): PrintedDate | null {
  const dayFirst = first > 12 || (dots && second <= 12);
  return dayFirst ? made(year, second, first) : made(year, first, second);
}

function made(
  year: string | undefined,
  month: number | null,
  day: number | null,
): PrintedDate | null {
  const number = Number(year);
  if (!Number.isInteger(number) || number < 1940 || number > 2049) return null;
  if (month !== null && (month < 1 || month > 12)) return { year: number, month: null, day: null };
  return { year: number, month, day: month === null ? null : day };
}

/** Two digits are a year of the last fifty years or the next few. */
function fullYear(digits: string): string {
  if (!/^\d\d$/u.test(digits)) return '';
  return Number(digits) > 40 ? `19${digits}` : `20${digits}`;
}

/** Finds every date and date range in a line, in printed order. */
export function findDates(text: string): DateRange[] {
  const found: DateRange[] = [];
  for (const match of text.matchAll(SHARED_YEAR)) {
    const { from = '', to = '', year = '' } = match.groups ?? {};
    found.push({
      start: parseDate(`${from} ${year}`),
      end: parseDate(to),
      present: false,
      isRange: true,
      index: match.index,
      length: match[0].length,
    });
  }
  // In "2019 – 2020, May – August 2018" the month after the comma is not of 2020.
  const rest = text.replace(SHARED_YEAR, (range) => ';'.repeat(range.length));
  for (const match of rest.matchAll(RANGE)) {
    const at = match.index;
    const { since, start: first = '', end: last, now, open, short } = match.groups ?? {};
    // One end with a day above twelve tells the order of both.
    const dayFirst = [first, last ?? ''].some((end) => /^(?:1[3-9]|[23]\d)[/.-]\d/u.test(end));
    const start = parseDate(first, dayFirst);
    if (!start) continue;
    let end = last === undefined ? null : parseDate(last, dayFirst);
    if (short !== undefined) {
      const year = Number(fullYear(short));
      if (start.month !== null || year < start.year) continue;
      end = { year, month: null, day: null };
    }
    const present = now !== undefined || open !== undefined || since?.toLowerCase() === 'since';
    found.push({
      start,
      end,
      present: present && end === null,
      isRange: present || end !== null,
      index: at,
      length: match[0].length,
    });
  }
  return found.toSorted((a, b) => a.index - b.index);
}

/** DD-MM-YYYY, as in the payload. A missing day or month becomes 01. Null for null. */
export function payloadDate(date: PrintedDate | null): string | null {
  if (!date) return null;
  const two = (part: number | null): string => String(part ?? 1).padStart(2, '0');
  return `${two(date.day)}-${two(date.month)}-${date.year}`;
}

/** The text without its dates and the signs around them. */
export function withoutDates(text: string): string {
  let rest = text;
  for (const range of findDates(text).toReversed()) {
    rest = `${rest.slice(0, range.index)}  ${rest.slice(range.index + range.length)}`;
  }
  return rest.replace(/\(\s*\)|\[\s*\]/gu, ' ').trim();
}
