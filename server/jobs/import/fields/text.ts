import { decodeHTMLStrict } from 'entities';
import { hasTags, htmlLines } from './htmlLines.ts';

/** Double escaping happens, more than that does not; the limit only ends a hostile text. */
const mostRounds = 5;

/**
 * One line of text of a feed: entities decoded, white space collapsed, no markup. Null when it is
 * no string or nothing is left.
 */
export function oneLine(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = decoded(value).join(' ');
  return text === '' ? null : text;
}

/**
 * The text of a posting, HTML or plain: one line for each paragraph, list item, heading and table
 * row. Empty when it is no string.
 */
export function manyLines(value: unknown): string {
  if (typeof value !== 'string') return '';
  return decoded(value)
    .map((line) => line.replace(/^(?:[•·‣▪●◦∙■□]\s*|\*\s+)(?=\S)/u, '- '))
    .filter((line) => /[^-–—•·‣▪●◦∙■□*_=\s]/u.test(line))
    .join('\n');
}

/** Decodes until nothing changes: some feeds escape twice, and escaped text may be HTML. */
function decoded(value: string): string[] {
  let text = value.replace(/<!\[CDATA\[|\]\]>/g, ' ');
  for (let round = 0; round < mostRounds; round += 1) {
    const next = hasTags(text) ? htmlLines(text).join('\n') : decodeHTMLStrict(text);
    if (next === text) break;
    text = next;
  }
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => printable(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** What bytes 0x80 to 0x9F mean when a feed wrote them as characters (windows-1252). */
const misread = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';

/** Without control and invisible characters; C1 characters are misread windows-1252. */
function printable(text: string): string {
  // Nearly every text has none of them.
  if (!/[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffd\ud800-\udfff]/.test(text)) {
    return text;
  }
  return text
    .replace(/[\u0080-\u009f]/g, (character) => misread[character.charCodeAt(0) - 0x80] ?? '')
    .toWellFormed()
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(/[\u0000-\u001f\u007f\u00ad\u200b\u2060\ufeff\ufffd]/g, '');
}
