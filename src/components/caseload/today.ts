import type { Day } from '#domain/caseload.ts';

/** The day of a moment where the reader is, as "2026-05-03". */
export function dayHere(time: Date | string): Day {
  const at = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Today where the reader is. */
export const today = (): Day => dayHere(new Date());
