import type { components } from '#openapi/jobs.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';

/** Each phrase of a text that excludes people with disabilities, at each of its places. */
export function notesIn(title: string, text: string): components['schemas']['LanguageNote'][] {
  return findAbleistLanguage(text, { title }).map((found) => ({
    phrase: found.phrase,
    start: found.start,
    end: found.end,
    rationale: found.rationale,
    alternatives: [...found.alternatives],
    severity: found.severity,
  }));
}
