const ascii = /^[\0-\x7f]*$/;

/** Without case and accents, so that "cafe" finds "Café". */
export function folded(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** "r.n." and "u.s.a": letters, each with a full stop. */
const dotted = /\b[a-z](?:\.[a-z]\b)+/g;
const possessive = /(?<=[a-z])['’]s\b/g;

/**
 * The words of a text, folded and in order. "C++", "C#" and "RN" are words, "R.N." is the same as
 * "RN", and "teacher's" the same as "teacher".
 */
export function wordsOf(text: string): string[] {
  const even = folded(text)
    .replace(dotted, (letters) => letters.replaceAll('.', ''))
    .replace(possessive, '');
  return even.match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

/** A word of two letters has no plural, and "gas", "bus" and "basis" are none. */
const noPlural = /^..?$|[aiu]s$|ss$/;

/** The word in the singular, as far as its ending tells. */
export function singularOf(word: string): string {
  if (!word.endsWith('s') || noPlural.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The singular and the plural of a word, without the word itself. */
export function otherForms(word: string): string[] {
  const one = word.replace(/(?<=[a-z]{3})men$/, 'man');
  const singular = one === word ? singularOf(word) : one;
  const forms = new Set([singular]);
  if (singular.length > 1 && /[a-z]$/.test(singular)) {
    if (/[^aeiou]y$/.test(singular)) forms.add(`${singular.slice(0, -1)}ies`);
    else if (/(?:s|x|z|ch|sh)$/.test(singular)) forms.add(`${singular}es`);
    else forms.add(`${singular}s`);
    if (/[a-z]{3}man$/.test(singular)) forms.add(`${singular.slice(0, -3)}men`);
  }
  forms.delete(word);
  return [...forms];
}
