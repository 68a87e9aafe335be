/** A part of a line, in UTF-16 units; the end is exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Quoted words, and addresses of mail and of pages. */
const asWritten =
  /"[^"]*"|“[^”]*”|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bhttps?:\/\/\S+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|io|us|example)\b\S*/gi;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the parts of a line that stay as they are: what is quoted, addresses, and the given names
 * and phrases, ignoring case.
 */
export function keptPartsIn(phrases: readonly string[]): (line: string) => readonly Part[] {
  const known = phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  const pattern =
    known.length === 0
      ? null
      : new RegExp(known.map((phrase) => escaped(phrase).replace(/\s+/g, '\\s+')).join('|'), 'gi');
  return (line) =>
    [asWritten, pattern].flatMap((one) =>
      one === null
        ? []
        : [...line.matchAll(one)].map((found) => ({
            start: found.index,
            end: found.index + found[0].length,
          })),
    );
}

/** Whether a part of a line touches one that stays. */
export const touches = (kept: readonly Part[], start: number, end: number): boolean =>
  kept.some((part) => start < part.end && end > part.start);
