/**
 * Whether a range is part of a proper name like "Crazy Horse": capitalised inside a sentence that
 * is not all capitals, next to another capitalised word.
 */
export function isName(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end).split(/[\s-]+/);
  const telling = words.filter((word) => !/^(?:the|of|and|to)$/.test(word));
  if (!telling.every((word) => /^[A-Z][a-z]/.test(word))) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const starts = /(?:^|[.!?:]\s+|\n[\s*-]*)$/.test(before);
  const next = !starts && /^ (?:& |and )?[A-Z][a-z]/.test(text.slice(end, end + 8));
  const previous = /(?:^|[\s(])[A-Z][A-Za-z]*,? (?:& |for |of )?$/.test(before);
  return next || previous;
}
