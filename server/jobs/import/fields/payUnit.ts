import type { PayUnit } from '../feedLine.ts';

/** Between our units, and so none of them. */
const between =
  /\b(?:bi|semi)[ -]?(?:weekly|week|monthly|month)\b|\bfortnight|\bevery (?:two|2|other) weeks?\b|\b(?:[2-9]|1\d) (?:hours?|days?|weeks?|months?|years?)\b|\bone[ -]?time\b/i;

const units: readonly [RegExp, PayUnit][] = [
  [/\b(?:hour|hours|hourly|hr|hrs|hur|h|ph)\b/i, 'HOUR'],
  [/\b(?:day|days|daily|diem|pd)\b/i, 'DAY'],
  [/\b(?:week|weeks|weekly|wk|wee)\b/i, 'WEEK'],
  [/\b(?:month|months|monthly|mo|mon|mth|pm)\b/i, 'MONTH'],
  [/\b(?:year|years|yearly|yr|yrs|annum|annual|annually|annualized|ann|pa|p\.a\.?)(?!\w)/i, 'YEAR'],
];

/**
 * The unit that a text names ("per hour", "HOURLY", "1 YEAR", "per-year-salary"). 'unknown' for
 * another one ("biweekly", "per visit"), null when it names none.
 */
export function payUnit(text: string): PayUnit | 'unknown' | null {
  const words = text.replace(/[_-]+/g, ' ').replace(/\bp\/?h\b/gi, 'per hour');
  if (between.test(text) || between.test(words)) return 'unknown';
  const found = units.find(([pattern]) => pattern.test(words));
  if (found) return found[1];
  return /(?:\bper|\/|\ban?)\s*[a-z]{3,}/i.test(words) ? 'unknown' : null;
}

/** Without a unit the size says it, where it can: below 250 an hour, from 15,000 a year. */
export function unitBySize(figures: readonly (number | null)[]): PayUnit | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.every((figure) => figure < 250)) return 'HOUR';
  return known.every((figure) => figure >= 15_000) ? 'YEAR' : null;
}
