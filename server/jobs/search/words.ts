const ascii = /^[\0-\x7f]*$/;

/** Without case and accents, so that "cafe" finds "Café". */
export function folded(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded and in order. "C++", "C#" and "RN" are words. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
