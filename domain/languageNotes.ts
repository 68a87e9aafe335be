/**
 * Notes on the words of a form with several texts: which phrase of which text excludes people, and
 * what to write instead. The check reads all texts as one, so that a demand in one field and an
 * offer in another are seen together.
 */

/** Something that the check found, by its place in the one text. */
export interface FoundPhrase {
  readonly phrase: string;
  /** UTF-16 index; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly rationale: string;
  readonly alternatives: readonly string[];
  readonly severity: 'replace' | 'ask' | 'soft';
}

/** A text of the form: `summary`, or `essentialDuties/2` for one of a list. */
export interface CheckedText {
  readonly field: string;
  readonly text: string;
}

/** What the check found, by its place in the text of a field. */
export interface LanguageNote extends FoundPhrase {
  readonly field: string;
}

/** Words that were put in the place of a phrase, so that they can be taken back. */
export interface Replacement {
  readonly field: string;
  readonly start: number;
  readonly phrase: string;
  readonly words: string;
}

/** A sentence never goes on from one field to the next. */
const between = '\n\n';

/** The texts as one, as the check reads them. Empty ones are left out. */
export function oneText(texts: readonly CheckedText[]): string {
  return filled(texts)
    .map(({ text }) => text)
    .join(between);
}

const filled = (texts: readonly CheckedText[]) => texts.filter(({ text }) => text !== '');

/** What was found in `oneText`, in the field where it stands. Nothing reaches over two fields. */
export function notesIn(
  texts: readonly CheckedText[],
  found: readonly FoundPhrase[],
): LanguageNote[] {
  let offset = 0;
  return filled(texts).flatMap(({ field, text }) => {
    const from = offset;
    offset += text.length + between.length;
    return found
      .filter(({ start, end }) => start >= from && end <= from + text.length)
      .map((one) => ({ ...one, field, start: one.start - from, end: one.end - from }));
  });
}

/**
 * The notes whose phrases the texts still have, each where it stands now: before the next answer
 * of the check, words were typed in front of some and over others.
 */
export function notesNow(
  notes: readonly LanguageNote[],
  texts: readonly CheckedText[],
): LanguageNote[] {
  const byField = new Map(texts.map(({ field, text }) => [field, text]));
  const taken = new Set<string>();
  return notes.flatMap((note) => {
    const start = placeOf(note.phrase, byField.get(note.field) ?? '', note.start);
    const place = `${note.field} ${start}`;
    if (start === null || taken.has(place)) return [];
    taken.add(place);
    return [{ ...note, start, end: start + note.phrase.length }];
  });
}

/** Where a phrase stands next to the place where it stood; null when the text has it no more. */
function placeOf(phrase: string, text: string, at: number): number | null {
  if (text.startsWith(phrase, at)) return at;
  const after = text.indexOf(phrase, at);
  const before = text.lastIndexOf(phrase, at);
  if (after < 0 || before < 0) return after < 0 && before < 0 ? null : Math.max(after, before);
  return at - before <= after - at ? before : after;
}

/** The text with other words in the place of a phrase; an empty one takes it out. */
export function withWords(text: string, { start, end }: LanguageNote, words: string): string {
  if (words !== '') return text.slice(0, start) + words + text.slice(end);
  // Without the phrase its space goes too.
  const rest = text.slice(end);
  const before = text.slice(0, start);
  return /(?:^|\s)$/.test(before) ? before + rest.replace(/^ +/, '') : before + rest;
}

/**
 * The replacements, each where it stands after words were typed in front of it. Of a text that was
 * rewritten around one, the place where that begins.
 */
export function replacementsNow(
  replaced: readonly Replacement[],
  before: readonly CheckedText[],
  now: readonly CheckedText[],
): readonly Replacement[] {
  const textIn = (texts: readonly CheckedText[], field: string) =>
    texts.find((one) => one.field === field)?.text ?? '';
  return replaced.map((one) => {
    const [was, is] = [textIn(before, one.field), textIn(now, one.field)];
    const start = placeAfter(was, is, one.start);
    return start === one.start ? one : { ...one, start };
  });
}

/** Where a place of a text is after one stretch of the text was changed. */
function placeAfter(was: string, is: string, place: number): number {
  const shorter = Math.min(was.length, is.length);
  let same = 0;
  while (same < shorter && was[same] === is[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && was.at(-1 - sameAtEnd) === is.at(-1 - sameAtEnd))
    sameAtEnd++;
  const isBehind = place >= was.length - sameAtEnd;
  if (isBehind) return place + is.length - was.length;
  return Math.min(place, same);
}

/** The text as it was before a replacement; null when the words are not there any more. */
export function withoutWords(text: string, { start, phrase, words }: Replacement): string | null {
  if (words === '') {
    const rest = text.slice(start);
    const space = /^(?:$|[\s.,;:!?…)\]])/.test(rest) ? '' : ' ';
    return text.slice(0, start) + phrase + space + rest;
  }
  const at = placeOf(words, text, start);
  return at === null ? null : text.slice(0, at) + phrase + text.slice(at + words.length);
}

/** A phrase that somebody decided to keep, and why. */
export interface KeptPhrase {
  readonly phrase: string;
  readonly reason: string;
}

/** The notes that still want an answer: not those on phrases that somebody keeps. */
export function openNotes(
  notes: readonly LanguageNote[],
  kept: readonly KeptPhrase[],
): LanguageNote[] {
  const words = new Set(kept.map(({ phrase }) => phrase.toLowerCase()));
  return notes.filter(({ phrase }) => !words.has(phrase.toLowerCase()));
}
