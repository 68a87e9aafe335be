import type { Line, Segment } from '../layout/line.ts';
import { isCaps } from './caps.ts';
import { headingKind, STRONG } from './headings.ts';

/** "SKILLS   Excel, Word" and "Skills: Excel, Word": the heading becomes a line of its own. */
export function splitHeadingCell(line: Line): Line[] {
  const [first, ...others] = line.cells;
  if (!first || line.bullet) return [line];
  if (
    others.length > 0 &&
    headingKind(first.text.replace(/:$/u, '')) !== null &&
    !others.some((c) => isPageNumber(c.text))
  ) {
    const apart = first.bold && others.every(({ bold }) => !bold);
    const outdented =
      (first.x0 <= line.left + 3 || apart) &&
      (first.bold || isCaps(first.text)) &&
      !others.some((c) => headingKind(c.text));
    return outdented ? [part(line, [first]), part(line, others)] : [line];
  }
  const inline = /^(?<head>[^:]{4,34}):\s+(?<rest>\S.*)$/u.exec(first.text);
  const { head, rest } = inline?.groups ?? {};
  if (head === undefined || rest === undefined) return [line];
  const kind = headingKind(head);
  const firstRun = first.runs[0];
  const apart = isCaps(head) || (firstRun?.bold === true && first.runs.length > 1);
  if (kind === null || !STRONG.has(kind) || !apart) return [line];
  const style = {
    size: first.size,
    bold: firstRun?.bold ?? first.bold,
    italic: false,
    font: firstRun?.font ?? first.font,
  };
  const headCell: Segment = { ...first, ...style, text: head, runs: [{ ...style, text: head }] };
  const { font = first.font } = first.runs.at(-1) ?? {};
  const restCell: Segment = {
    ...first,
    bold: false,
    text: rest,
    font,
    runs: [{ ...style, bold: false, font, text: rest }],
  };
  return [part(line, [headCell]), part(line, [restCell, ...others])];
}

/** One to three characters without a letter; "SQL" is a text. */
function isPageNumber(text: string): boolean {
  return text.length <= 3 && !/\p{L}/u.test(text);
}

function part(line: Line, cells: Segment[]): Line {
  const [first] = cells;
  if (!first) return line;
  const text = cells.map((c) => c.text).join('  ');
  return {
    ...line,
    cells,
    text,
    x0: first.x0,
    bold: first.bold,
    italic: first.italic,
    size: first.size,
    font: first.font,
  };
}
