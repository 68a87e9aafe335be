import type { Evidence, ParsedResume } from './types.ts';

/** A reading whose score is this much better than another one has clearly won. */
export const CLEAR_MARGIN = 1;
/** What a field gets that only a reading has which won by nothing; at a clear margin, the most. */
const LEAST = 0.5;
const MOST = 0.74;

/** Another reading of the same pages, and how much worse its score is. */
export interface Rival {
  readonly resume: ParsedResume;
  readonly margin: number;
}

/**
 * The evidence of a resume with less confidence in each value that a close rival does not have.
 * Those are below what the review takes as sure, so the person is asked to look.
 */
export function doubtContested(resume: ParsedResume, rivals: readonly Rival[]): Evidence[] {
  const { evidence = [] } = resume;
  const close = rivals
    .filter(({ margin }) => margin < CLEAR_MARGIN)
    .map((rival) => ({ margin: rival.margin, values: valuesOf(rival.resume) }));
  if (close.length === 0) return evidence;
  return evidence.map((item) => {
    const value = valueKey(resume, item.pointer);
    const against = close.filter(({ values }) => !values.has(value));
    const margin = Math.min(CLEAR_MARGIN, ...against.map((rival) => rival.margin));
    return against.length === 0 ? item : { ...item, confidence: capped(item.confidence, margin) };
  });
}

function capped(confidence: number, margin: number): number {
  const most = LEAST + ((MOST - LEAST) * Math.max(0, margin)) / CLEAR_MARGIN;
  return Math.min(confidence, Math.round(100 * most) / 100);
}

function valuesOf(resume: ParsedResume): ReadonlySet<string> {
  return new Set((resume.evidence ?? []).map(({ pointer }) => valueKey(resume, pointer)));
}

/** A field and its value, wherever in a list it stands; dates also tell of whom they are. */
function valueKey(resume: ParsedResume, pointer: string): string {
  const [, list = '', index = '', field = ''] = pointer.split('/');
  const at = Number(index);
  if (list === 'skills') return keyOf(list, resume.skills[at]);
  if (list === 'education') {
    const entry: Readonly<Record<string, unknown>> = { ...resume.education[at] };
    return keyOf(list, entry['school_name'], field, entry[field]);
  }
  if (list === 'work_experience') {
    const entry: Readonly<Record<string, unknown>> = { ...resume.work_experience[at] };
    const { job_title: title, company } = entry;
    return field === 'job_title' || field === 'company'
      ? keyOf(list, title, company)
      : keyOf(list, title, company, field, entry[field]);
  }
  return keyOf(list, Object.entries(resume).find(([key]) => key === list)?.[1]);
}

function keyOf(...parts: unknown[]): string {
  return JSON.stringify(parts).toLowerCase();
}
