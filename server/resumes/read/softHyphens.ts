import type { Drawing } from './hiddenText.ts';

const SOFT = '\u00AD';

/**
 * Puts drawn soft hyphens back into the texts of a page, as hyphens: every sign that is drawn is
 * seen, but the PDF library leaves these out. `showText` is the number of that instruction.
 */
export function withSoftHyphens<T extends { str: string }>(
  pieces: T[],
  drawing: Drawing,
  showText: number,
): T[] {
  const drawn = drawing.fnArray
    .flatMap((fn, i) => (fn === showText ? [glyphText(drawing.argsArray[i])] : []))
    .join('');
  if (!drawn.includes(SOFT)) return pieces;
  const signs = [...drawn.normalize('NFKC')].filter((sign) => sign.trim() !== '');
  let at = 0;
  return pieces.map((piece) => {
    let str = '';
    for (const sign of piece.str) {
      while (signs[at] === SOFT) {
        str += '-';
        at += 1;
      }
      str += sign;
      if (signs[at] === sign) at += 1;
    }
    while (signs[at] === SOFT) {
      str += '-';
      at += 1;
    }
    return { ...piece, str };
  });
}

/** The text of the glyphs of one instruction: a list of glyphs and of distances between them. */
function glyphText(args: unknown): string {
  const glyphs: unknown = Array.isArray(args) ? args[0] : null;
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
        ? String(glyph.unicode)
        : '',
    )
    .join('');
}
