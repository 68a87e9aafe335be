import type { FormContext, FormDraft, FormRecord, FormValue, FormValues } from './formTypes.ts';

/** Comparing what forms and records hold. */

export function isSame(some: FormValues, others: FormValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** The fields that hold something else than before, with what they hold now. */
export function changedFields(now: FormValues, before: FormValues): FormValues {
  const isOther = ([field, value]: [string, FormValue]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(now).filter(isOther));
}

/** What was typed over which record; null while nothing was. */
export function typedIn({ base, values }: FormDraft): FormDraft | null {
  return isSame(base.values, values) ? null : { base, values };
}

type Sent = Pick<FormContext, 'sent' | 'values' | 'start' | 'canEdit'>;

/**
 * Input typed after `sent` was sent and saved as `saved`: on top of that when an entry can be
 * changed, otherwise on the empty form. Null when there is none.
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
