/** A day as the pickers have it, YYYY-MM-DD. */
export type PickerDate = string;
/** A day as the review payload has it, DD-MM-YYYY. */
export type PayloadDate = string;

const PICKER = /^(\d{4})-(\d{2})-(\d{2})$/;
const PAYLOAD = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Whether such a day exists: 30 February and month 13 do not. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day <= days;
}

/** YYYY-MM-DD to DD-MM-YYYY; null for nothing, for another form, and for a day that does not exist. */
export function toPayloadDate(date: PickerDate | null | undefined): PayloadDate | null {
  const [, year, month, day] = PICKER.exec(date?.trim() ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${day}-${month}-${year}` : null;
}

/** DD-MM-YYYY to YYYY-MM-DD; null for nothing, for another form, and for a day that does not exist. */
export function toPickerDate(date: PayloadDate | null | undefined): PickerDate | null {
  const [, day, month, year] = PAYLOAD.exec(date?.trim() ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

/** Whether a picker's text is a whole, existing day. */
export function isPickerDate(date: string | null | undefined): boolean {
  return toPayloadDate(date) !== null;
}
