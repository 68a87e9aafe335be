import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Line } from '../layout/line.ts';
import type { Section } from '../sections/findSections.ts';
import { parseAddress } from './address.ts';
import { wordsOf } from './words.ts';

/**
 * The summary: the section of that name, otherwise the objective, otherwise a paragraph under the
 * name.
 */
export function readSummary(sections: Section[]): Found<string> | null {
  for (const kind of ['summary', 'objective'] as const) {
    for (const section of sections) {
      const lines = section.kind === kind ? proseOf(section.lines) : [];
      const text = joinLines(lines);
      if (lines[0] && wordsOf(text).length >= 4)
        return found(text, kind === 'summary' ? 0.95 : 0.85, lines[0], lines);
    }
  }
  const top = sections.find((section) => section.kind === 'top')?.lines ?? [];
  const from = top.findIndex(
    (line) => wordsOf(line.text).length >= 8 && isProse(line) && line.cells.length === 1,
  );
  const paragraph: Line[] = [];
  for (const line of from < 0 ? [] : top.slice(from)) {
    const last = paragraph.at(-1);
    if (last && (line.gap > 2.2 || Math.abs(line.size - last.size) > 0.6 || !isProse(line))) break;
    paragraph.push(line);
  }
  const [first] = paragraph;
  return first ? found(joinLines(paragraph), 0.75, first, paragraph) : null;
}

/** The paragraphs of a section, without lists of short lines and without contact details. */
function proseOf(lines: Line[]): Line[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1)?.at(-1);
    if (!isProse(line)) paragraphs.push([]);
    else if (last && line.gap < 2 && Math.abs(line.size - last.size) < 0.6)
      paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.filter((paragraph) => wordsOf(joinLines(paragraph)).length >= 5).flat();
}

/** Not an email address, a telephone number, a link or a postal address. */
function isProse(line: Line): boolean {
  if (
    /@|https?:|www\.|linkedin\.com|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|^\+?\d[\d\s().-]{8,}$/iu.test(
      line.text,
    )
  )
    return false;
  return wordsOf(line.text).length > 9 || parseAddress(line.text) === null;
}

/** Joins wrapped lines. A hyphen at the end of a line is kept, because most belong to the word. */
export function joinLines(lines: Line[]): string {
  return lines
    .map((line) => line.text.trim())
    .reduce((text, next) => {
      if (text === '') return next;
      return /\p{L}-$/u.test(text) ? text + next : `${text} ${next}`;
    }, '');
}
