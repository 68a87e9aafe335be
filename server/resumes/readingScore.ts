import { readDegree } from './fields/degrees.ts';
import { startsWithVerb, titleScore, wordsOf } from './fields/words.ts';
import type { Findings } from './findings.ts';
import type { Reading } from './layout/reading.ts';
import { headingKind } from './sections/headings.ts';

/** How much better than the usual one another reading of a page must be before it is taken. */
export const READING_MARGIN: Readonly<Record<Reading, number>> = {
  usual: 0,
  'uneven columns': 0.6,
  'lowered labels': 0.6,
  // Row by row makes jobs out of what only stands beside each other.
  rows: 2.5,
};

/**
 * How well a reading of the page makes sense: whole jobs and schools count for it; parts of them,
 * headings without text, and list items that stand in no section count against it.
 */
export function readingScore(findings: Findings): number {
  const { work, education, sections, skills, contact, name } = findings;
  let score = 0;
  for (const job of work) {
    const named = job.title !== null && job.company !== null;
    const parts = [job.title, job.company].map((part) => part?.value ?? '');
    const misread = parts.some((part) => isSentence(part) || isOther(part));
    score += misread ? -2 : named && job.start !== null ? 3 : named ? 1 : -1;
    if (named && job.responsibilities.length > 0) score += 0.8;
  }
  for (const school of education) {
    const dated = school.endYear !== null || school.startYear !== null || school.present !== null;
    const named = school.school !== null;
    score += named && school.level !== null ? 0.7 : 0;
    score +=
      named && (school.level !== null || school.major !== null) ? 2 : named && dated ? 0 : -1;
  }
  for (const section of sections) {
    if (section.heading && section.lines.length === 0) score -= 2;
    if (section.kind === 'top' || section.kind === 'contact')
      score -= 0.5 * Math.min(4, section.lines.filter((line) => line.bullet).length);
  }
  // What is printed below a heading of its own is best read there.
  const kinds = new Set(sections.filter(({ lines }) => lines.length > 0).map(({ kind }) => kind));
  for (const kind of ['work', 'education', 'skills'] as const) score += kinds.has(kind) ? 0.7 : 0;
  score += Math.min(2, skills.length / 3);
  return score + (name ? 2 : 0) + (contact.email ? 1 : 0) + (contact.phone ? 1 : 0);
}

/** A heading or a degree that was read as a title or an employer. */
function isOther(text: string): boolean {
  const degree = readDegree(text)?.level ?? null;
  return text !== '' && ((degree !== null && titleScore(text) < 1) || headingKind(text) !== null);
}

/** A duty that was read as a title or an employer. */
function isSentence(text: string): boolean {
  const words = wordsOf(text).length;
  return words > 9 || (words > 3 && startsWithVerb(text) && titleScore(text) < 2);
}
