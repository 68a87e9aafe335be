/** So long looks are kept. */
const MONTHS_KEPT = 36;

const named = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** This month where the reader is and the 35 before it, as "2026-05", newest first. */
export function lastMonths(now = new Date()): string[] {
  return Array.from({ length: MONTHS_KEPT }, (_, back) =>
    named(new Date(now.getFullYear(), now.getMonth() - back, 1)),
  );
}

/** The first moment of a month such as "2026-05" where the reader is, or of one so many later. */
export function firstDay(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1 + later, 1);
}

/** A month from its first moment where the reader is to the first one after it. */
export const boundsOf = (month: string) => ({
  from: firstDay(month).toISOString(),
  before: firstDay(month, 1).toISOString(),
});
