/** A piece of a line: plain words, or the phrase of this number (from 0). */
export interface Piece {
  readonly text: string;
  readonly phrase: number | null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits a line of a posting at its phrases, ignoring case. Of phrases at the same position the
 * longest counts.
 */
export function piecesOf(line: string, phrases: readonly string[]): Piece[] {
  const known = phrases
    .map((text, number) => ({ text: text.trim(), number }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.text.length - a.text.length);
  if (known.length === 0) return [{ text: line, phrase: null }];
  // The posting's own line breaks are spaces here.
  const source = known.map(({ text }) => escaped(text).replace(/\s+/g, '\\s+')).join('|');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'gi'))) {
    const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
    const found = known.find(({ text }) => plain(text) === plain(match[0]));
    if (!found) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), phrase: null });
    pieces.push({ text: match[0], phrase: found.number });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), phrase: null });
  return pieces;
}

/** The first line that holds each phrase, by the phrase's number, as JobDescription shows it. */
export function firstLinesOf(
  text: string,
  phrases: readonly string[],
): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const line of text.split('\n').map((one) => one.trim().replace(/^- /, '')))
    for (const { phrase } of piecesOf(line, phrases))
      if (phrase !== null && !first.has(phrase)) first.set(phrase, line);
  return first;
}
