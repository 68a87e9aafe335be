const HYPHENS = '\\u00AD\\u2010\\u2011\\uFE63\\uFF0D';
const DRAWN_HYPHEN = new RegExp(`[-${HYPHENS}]*[${HYPHENS}][-${HYPHENS}]*`, 'gu');
/** Accents that some programs draw before their letter, as signs that combine with it. */
const DRAWN_ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030C',
  '˚': '\u030A',
};

/**
 * What a reader sees of a piece of text: ligatures are letters, a drawn hyphen of any code is a
 * hyphen, spaces of any width are spaces, and signs without width are nothing.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Cc}/gu, ' ')
    .replace(DRAWN_HYPHEN, '-')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\t]/gu, ' ');
}

/** Joins accents with their letters, wherever the program drew them. */
export function composed(text: string): string {
  return text
    .replace(
      /([´¨ˆ˜ˇ˚])\s?(\p{L})/gu,
      (_, accent: string, letter: string) => letter + (DRAWN_ACCENTS[accent] ?? ''),
    )
    .replace(/(\p{L})\s(\p{M})/gu, '$1$2')
    .normalize('NFC');
}
