import { isLikelyYear, latestYear, toPickerDate } from './dates.ts';
import type { PickerDate } from './dates.ts';

/** English names of the months, the first three letters are enough. */
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The number of a month by its name, of which three letters are enough ("Sept."); else null. */
export function monthNamed(text: string): number | null {
  const name = text.toLowerCase();
  if (name.length < 3) return null;
  const at = MONTHS.findIndex(
    (month) => month.startsWith(name) || (month === 'september' && name === 'sept'),
  );
  return at < 0 ? null : at + 1;
}

/** A year as it is written: "19" is 2019 where the year can be in a life's history, else 1919. */
function wholeYear(text: string, today: Date): string {
  if (text.length !== 2) return text;
  const recent = 2000 + Number(text);
  return String(recent <= latestYear(today) ? recent : recent - 100);
}

interface Parts {
  year: string;
  month: number;
  day: number;
}

/** Three numbers: the year first, or the month first as in the US; else the day, if it must be. */
function fromNumbers([first = '', second = '', third = '']: readonly string[]): Parts {
  if (first.length === 4) return { year: first, month: Number(second), day: Number(third) };
  const [one, two] = [Number(first), Number(second)];
  return one > 12 ? { year: third, month: two, day: one } : { year: third, month: one, day: two };
}

/**
 * The date that a pasted or dictated text says: "5/1/2019", "2019-05-01", "May 1, 2019",
 * "1st of May 2019". Without a day its part is left out ("2019-05-"). Null for anything else.
 */
export function readDateText(text: string, today: Date): PickerDate | null {
  const words = text
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|of|the)\b/g, ' ')
    .split(/[\s,./\u2010-\u2015\u2212-]+/u)
    .filter(Boolean);
  const named = words.map(monthNamed).find((month) => month !== null);
  const numbers = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word));
  if (numbers.length + (named === undefined ? 0 : 1) !== words.length) return null;
  if (named !== undefined) {
    const [first = '', second] = numbers;
    if (second === undefined) return first.length === 4 ? dateOf(first, named, null, today) : null;
    if (numbers.length > 2) return null;
    return first.length === 4
      ? dateOf(first, named, Number(second), today)
      : dateOf(second, named, Number(first), today);
  }
  if (numbers.length === 2) {
    const [first = '', second = ''] = numbers;
    if (first.length === 4) return dateOf(first, Number(second), null, today);
    return second.length === 4 ? dateOf(second, Number(first), null, today) : null;
  }
  if (numbers.length !== 3) return null;
  const { year, month, day } = fromNumbers(numbers);
  return dateOf(year, month, day, today);
}

function dateOf(text: string, month: number, day: number | null, today: Date): PickerDate | null {
  const year = wholeYear(text, today);
  if (year.length !== 4 || !isLikelyYear(Number(year), today)) return null;
  const pad = (number: number) => String(number).padStart(2, '0');
  if (toPickerDate(`${pad(day ?? 1)}-${pad(month)}-${year}`) === null) return null;
  return `${year}-${pad(month)}-${day === null ? '' : pad(day)}`;
}
