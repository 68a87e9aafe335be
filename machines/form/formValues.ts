import type { FormContext, FormDraft, FormRecord, FormValue, FormValues } from './formTypes.ts';

/** Compares the values of forms and records. */

export function isSame(some: FormValues, others: FormValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** The fields that changed, with their new values. */
export function changedFields(now: FormValues, before: FormValues): FormValues {
  const isOther = ([field, value]: [string, FormValue]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(now).filter(isOther));
}

/** The input and the record that it was typed over; null when nothing was typed. */
export function typedIn({ base, values }: FormDraft): FormDraft | null {
  return isSame(base.values, values) ? null : { base, values };
}

type Sent = Pick<FormContext, 'sent' | 'values' | 'start' | 'canEdit'>;

/**
 * Input that was typed after `sent` was sent, on top of the saved record if entries can be
 * edited, otherwise in the empty form. null when there is none.
 */
export function typedSince(
  { sent, values, start, canEdit }: Sent,
  saved: FormRecord,
): FormDraft | null {
  const since = changedFields(values, sent);
  if (Object.keys(since).length === 0) return null;
  const base = canEdit ? saved : start;
  return { base, values: { ...base.values, ...since } };
}
