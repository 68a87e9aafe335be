import { Parser } from 'htmlparser2';
import type { FileLine } from './fileLine.ts';

const HEADINGS: Readonly<Record<string, FileLine['kind']>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 3,
  h5: 3,
  h6: 3,
  li: 'item',
};
/** A text within them goes on in the line it stands in. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i kbd mark q s small span strong sub sup time u'.split(
    ' ',
  ),
);
/** Nobody sees their content as text. */
const UNSEEN = new Set('head script style template title svg'.split(' '));

/** The lines of a web page: each heading, list item and block of text is one. */
export function webPageLines(page: string): FileLine[] {
  const lines: FileLine[] = [];
  let kind: FileLine['kind'] = 'line';
  let text = '';
  let unseen = 0;
  const end = () => {
    const whole = text.replace(/\s+/gu, ' ').trim();
    if (whole !== '') lines.push({ kind, text: whole });
    text = '';
    kind = 'line';
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (INLINE.has(name)) return;
      end();
      kind = HEADINGS[name] ?? 'line';
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (!INLINE.has(name)) end();
    },
    ontext: (some) => {
      if (unseen === 0) text += some;
    },
  });
  parser.end(page);
  end();
  return lines;
}
