import { findDates } from '../fields/dates.ts';
import { readDegree } from '../fields/degrees.ts';
import { headParts, SCHOOL, startsWithVerb, titleScore, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import type { SectionKind } from './headings.ts';

/** A kind that the lines of a section can show by themselves. */
export type ContentKind = Extract<SectionKind, 'work' | 'education' | 'skills' | 'summary'>;

/**
 * What lines below a heading are about, judged by the lines alone: jobs have titles with ranges of
 * dates and duties, schools have degrees, skills are short items without dates. Null when unsure.
 */
export function contentKind(lines: readonly Line[]): ContentKind | null {
  const texts = lines.map((line) => line.text.trim()).filter((text) => text !== '');
  if (texts.length === 0) return null;
  const dated = lines.filter((line) => !line.bullet && findDates(line.text).length > 0);
  const ranges = dated.filter((line) => findDates(line.text).some((date) => date.isRange)).length;
  const schools = lines.filter((line) => !line.bullet && isSchooling(line.text)).length;
  const duties = lines.filter(
    (line) => wordsOf(line.text).length >= 4 && (line.bullet || startsWithVerb(line.text)),
  ).length;
  const titles = lines.filter(
    (line) => !line.bullet && line.text.length < 90 && bestTitle(line.text) >= 1.5,
  ).length;
  const degrees = lines.filter((line) => (readDegree(line.text)?.level ?? null) !== null).length;
  // A teacher's employers are schools too, but nobody has duties at a school without a degree.
  if (degrees === 0 && ranges > 0 && titles > 0 && duties > 0) return 'work';
  if (schools > 0 && schools >= titles && duties <= 2 * schools + 1) return 'education';
  if (ranges > 0 && (titles > 0 || duties > 0)) return 'work';
  if (dated.length > 0) return null;
  if (isParagraph(lines)) return isToReader(texts) ? null : 'summary';
  const sentences = texts.filter((text) => wordsOf(text).length >= 9 && /[.!?]$/u.test(text));
  const items = texts
    .flatMap((text) => text.split(/[,;•·|]|\s{2,}/u))
    .filter((item) => item.trim());
  const short = items.filter((item) => wordsOf(item).length <= 5).length;
  if (items.length >= 2 && short >= 0.7 * items.length && titles === 0) return 'skills';
  const prose = sentences.length >= 0.5 * texts.length && texts.length <= 8;
  return prose && !isToReader(texts) ? 'summary' : null;
}

/** Sentences that run on over the lines, without a list. */
function isParagraph(lines: readonly Line[]): boolean {
  if (lines.some(({ bullet, label }) => bullet || label) || lines.length > 10) return false;
  const text = lines.map((line) => line.text.trim()).join(' ');
  const words = wordsOf(text).length;
  const ends = text.match(/\p{L}{2}[.!?](?=\s|$)/gu)?.length ?? 0;
  return words >= 12 && ends > 0 && words >= 6 * ends && /[.!?]$/u.test(text);
}

/** "You can choose …" is the sample text of a template: nobody writes so of oneself. */
function isToReader(texts: readonly string[]): boolean {
  return texts.some((text) => /\b(?:you|your|yours)\b/iu.test(text));
}

/** Whether a short line names a school or a degree. */
export function isSchooling(text: string): boolean {
  if (wordsOf(text).length > 14) return false;
  const degree = readDegree(text);
  return (degree !== null && degree.level !== null) || SCHOOL.test(text);
}

function bestTitle(text: string): number {
  return Math.max(...headParts(text).map((part) => titleScore(part)));
}
