/** A date in the format of the date pickers, YYYY-MM-DD. */
export type PickerDate = string;
/** A date in the format of the review payload, DD-MM-YYYY. */
export type PayloadDate = string;

const PICKER = /^(\d{4})-(\d{2})-(\d{2})$/;
const PAYLOAD = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Whether the date exists, so not 30 February or month 13. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day <= days;
}

/** Converts YYYY-MM-DD to DD-MM-YYYY. Null for an empty, malformed or non-existent date. */
export function toPayloadDate(date: PickerDate | null | undefined): PayloadDate | null {
  const [, year, month, day] = PICKER.exec(date?.trim() ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${day}-${month}-${year}` : null;
}

/** Converts DD-MM-YYYY to YYYY-MM-DD. Null for an empty, malformed or non-existent date. */
export function toPickerDate(date: PayloadDate | null | undefined): PickerDate | null {
  const [, day, month, year] = PAYLOAD.exec(date?.trim() ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

/** Whether the text is a complete, existing YYYY-MM-DD date. */
export function isPickerDate(date: string | null | undefined): boolean {
  return toPayloadDate(date) !== null;
}

/**
 * Whether something of a date was typed that is no day: a part is missing (2019-05-), or the month
 * is shorter (2019-02-31).
 */
export function isHalfDate(text: string): boolean {
  return /^\d{0,4}-\d{0,2}-\d{0,2}$/.test(text) && !isPickerDate(text);
}

export const EARLIEST_YEAR = 1900;
/** Studies and jobs can have an end date in the future. */
const YEARS_AHEAD = 10;

/** The last year that a study or a job can have. */
export function latestYear(today: Date): number {
  return today.getUTCFullYear() + YEARS_AHEAD;
}

/** Whether a year is plausible in the life of a living person. */
export function isLikelyYear(year: number, today: Date): boolean {
  return year >= EARLIEST_YEAR && year <= latestYear(today);
}

/** What is wrong with a year as it was typed; null when it is a likely one of four digits. */
export function yearProblem(text: string, today: Date): 'year' | 'yearRange' | null {
  if (!/^\d{4}$/.test(text)) return 'year';
  return isLikelyYear(Number(text), today) ? null : 'yearRange';
}

/** Whether two years, or two days (YYYY-MM-DD), are a period that ends before it starts. */
export function endsBeforeStart(start: string, end: string): boolean {
  const isWhole = /^\d{4}(-\d{2}-\d{2})?$/.test(start) && start.length === end.length;
  return isWhole && !isHalfDate(end) && end < start;
}
