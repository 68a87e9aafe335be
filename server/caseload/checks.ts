import { daysBetween, RECORD_DAYS_BACK } from '#domain/caseload.ts';
import type { components } from '#openapi/user.ts';
import { wrongField } from '#server/disclosure/checks.ts';

type Schemas = components['schemas'];

/** The day of the person who is the furthest ahead of, or behind, the time of the server. */
const dayAt = (at: Date, hours: number) =>
  new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

/**
 * The day of a record may lie up to 30 days back, and never ahead, where its writer is.
 * @throws Problem with the field
 */
export function checkDay(onDay: string, at: Date): void {
  if (onDay > dayAt(at, 14)) throw wrongField('/onDay', 'Choose today or a day before it.');
  if (daysBetween(onDay, dayAt(at, -12)) > RECORD_DAYS_BACK)
    throw wrongField('/onDay', 'Choose a day of the last 30 days.');
}

/** @throws Problem when a pause has no end, or an end has no outcome */
export function checkChange({ stage, pausedUntil, outcome }: Schemas['CaseChange']): void {
  if (stage === 'paused' && pausedUntil === null)
    throw wrongField('/pausedUntil', 'Say until when the work is paused.');
  if (stage === 'closed' && !outcome?.trim()) throw wrongField('/outcome', 'Say what came of it.');
}

/** A text without the spaces around it; null for none. */
export const textOrNull = (text: string | null): string | null => text?.trim() || null;
