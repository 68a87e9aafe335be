import type { Line } from '../layout/line.ts';

type FieldKind = 'title' | 'company' | 'duties' | 'other';

/** What forms print in the column left of each value, without a colon. */
const LABELS: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'title',
    /^(?:occupation(?: or position held)?|position(?: held| title)?|job title|title of position|role|post)$/iu,
  ],
  [
    'company',
    /^(?:employer|company|firm|agency|(?:name (?:and address )?of )?(?:the )?(?:employer|company))$/iu,
  ],
  [
    'duties',
    /^(?:main |key |principal )?(?:activities|duties|responsibilities|tasks|job description)(?: and (?:responsibilities|duties|achievements))?$/iu,
  ],
  [
    'other',
    /^(?:dates?(?: employed| attended| \(from.{1,3}to\))?|from.{1,3}to|period|location|place|city|type of business(?: or sector)?|sector|(?:title of )?qualification(?: awarded)?|degree|diploma|name (?:and type )?of organi[sz]ation(?: providing .*)?|organi[sz]ation|school|institution|university|college|field of study|major|principal subjects.*)$/iu,
  ],
];

/**
 * Reads the rows of a form: "Occupation or position held   Clerk". The label goes, but says what
 * its value is; what somebody did there becomes a list.
 */
export function readFormRows(lines: Line[]): Line[] {
  const kinds = lines.map(labelOf);
  if (kinds.filter((kind) => kind !== null).length < 3) return lines;
  return lines.map((line, at) => {
    const kind = kinds[at] ?? null;
    if (kind === null) return line;
    const said = kind === 'title' ? 'Position: ' : kind === 'company' ? 'Employer: ' : '';
    return valueOf(line, said, kind === 'duties');
  });
}

function labelOf({ cells, bullet, label }: Line): FieldKind | null {
  const [first, second] = cells;
  if (!first || !second || bullet || label) return null;
  const text = first.text.replace(/\s*:$/u, '');
  return LABELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function valueOf(line: Line, said: string, bullet: boolean): Line {
  const [, first, ...others] = line.cells;
  if (!first) return line;
  const value = { ...first, text: said + first.text, runs: said === '' ? first.runs : [] };
  const cells = [value, ...others];
  return {
    ...line,
    cells,
    bullet,
    text: cells.map(({ text }) => text).join('  '),
    x0: first.x0,
    bold: first.bold,
    italic: first.italic,
    font: first.font,
  };
}
