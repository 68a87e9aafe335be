import { monthNamed } from '#domain/dateText.ts';
import type { Part, Parts } from './dateParts.ts';

/** What a typed sign or name makes of the parts, and the part that is typed next. */
interface Typed {
  readonly parts: Parts;
  readonly next: Part;
}

/** The largest number that is no year yet but the month or the day of "5/1/2019". */
const MAX_DAY = 31;

/**
 * A separator ends a part. The year is typed first in this field, but "5/1/2019" begins with the
 * month: the number goes where it belongs.
 * @param isTyped whether a digit was typed in this part since it has the focus
 */
export function afterSeparator(at: Part, parts: Parts, isTyped: boolean): Typed | null {
  const { year, month, day } = parts;
  if (at === 'year') {
    if (!isTyped || year === null) return null;
    if (year > MAX_DAY) return { parts, next: 'month' };
    return year > 12
      ? { parts: { year: null, month, day: year }, next: 'month' }
      : { parts: { year: null, month: year, day }, next: 'day' };
  }
  if (at === 'day') return year === null && day !== null ? { parts, next: 'year' } : null;
  // Two digits have moved the focus on already; their separator ends nothing.
  if (!isTyped) return null;
  return { parts, next: year === null && day !== null ? 'year' : 'day' };
}

/** The name of a month, in "May 1, 2019" before its day and in "1 May 2019" after it. */
export function afterMonthName(letters: string, parts: Parts): Typed | null {
  const month = letters.length === 3 ? monthNamed(letters) : null;
  if (month === null) return null;
  const { year, day } = parts;
  return year !== null && year <= MAX_DAY
    ? { parts: { year: null, month, day: year }, next: 'year' }
    : { parts: { year, month, day }, next: year === null && day !== null ? 'year' : 'day' };
}
