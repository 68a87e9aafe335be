/**
 * A language for tests, made from the English: about 40 % longer, in brackets, with accents. A
 * text outside brackets was not taken from the texts. Blanks, tags and plural forms stay.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

const accented: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  A: 'ÅÅ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÖÖ',
  U: 'ÛÛ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};
/** What the program reads: {{blanks}}, <tags> and $t(references). */
const kept = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;

/** "Sign in" becomes "[Šîîgñ îîñ]", with rarer brackets. */
export function pseudoText(english: string): string {
  const parts = english.split(kept);
  const words = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter),
  );
  return `⟦${words.join('')}⟧`;
}

/** Every text in a file of texts. */
export function pseudoTexts(english: unknown): unknown {
  if (typeof english === 'string') return pseudoText(english);
  if (typeof english !== 'object' || english === null) return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, inner]) => [key, pseudoTexts(inner)]),
  );
}
