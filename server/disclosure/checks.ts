import { SHARED_DAYS_MAX } from '#domain/disclosure.ts';
import { Problem } from '#server/http/problem.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** One field of a request is not right; its sentence says what to do. */
export function wrongField(pointer: string, detail: string): Problem {
  const errors = [{ pointer, code: 'not_right', detail }];
  return new Problem(400, 'invalid_request', detail, { errors });
}

/** Something is said about an item that is not in the passport of who says it. */
export const noItem = (pointer: string): Problem =>
  wrongField(
    pointer,
    'This is no longer in your passport. Load the page again to see what is there.',
  );

/** @throws Problem unless the end is still to come, and within 12 months */
export function checkEnd(pointer: string, end: string | null, at: Date): void {
  const days = (Date.parse(end ?? '') - at.getTime()) / dayMs;
  if (!(days > 0)) throw wrongField(pointer, 'Choose an end that is still to come.');
  if (days > SHARED_DAYS_MAX) throw wrongField(pointer, 'Choose an end within 12 months.');
}
