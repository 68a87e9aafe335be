import { Parser } from 'htmlparser2';

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol ' +
    'option p pre section summary table tbody tfoot thead tr ul br'
  ).split(' '),
);
const inline = new Set(
  (
    'a abbr acronym area audio b base bdi bdo big button canvas cite code col colgroup data del dfn ' +
    'em embed font head i iframe img input ins kbd label link map mark math meta meter noscript ' +
    'object output param picture q s samp script select small source span strike strong style sub ' +
    'sup svg td template textarea th time title track tt u var video wbr'
  ).split(' '),
);
/** Nobody sees their content as text. */
const unseen = new Set(
  'canvas head iframe noembed noframes noscript object script style svg template title'.split(' '),
);

/**
 * Whether the text is HTML: a comment, an element of HTML or a prefixed one ("<o:p>"). "2 < 3" and
 * "<your name>" are not.
 */
export function hasTags(text: string): boolean {
  for (const [, name] of text.matchAll(/<(?:!(?=--|doctype|\[)|\/?([a-z][\w:-]*)(?=[\s/>]))/gi)) {
    if (name === undefined || /[:-]/.test(name)) return true;
    if (blocks.has(name.toLowerCase()) || inline.has(name.toLowerCase())) return true;
  }
  return false;
}

/** The lines of an HTML text, entities decoded once; white space is left to the caller. */
export function htmlLines(html: string): string[] {
  const lines: string[] = [];
  const closes = new Map<string, boolean>();
  const hides = (name: string): boolean => {
    if (!unseen.has(name)) return false;
    const known = closes.get(name) ?? new RegExp(`</${name}\\b`, 'i').test(html);
    closes.set(name, known);
    return known;
  };
  // Where no tag makes a line, the line ends do.
  let keeping = hasBlocks(html) ? 0 : 1;
  let line = '';
  let hidden = 0;
  let isItem = false;
  const endLine = () => {
    if (line.trim() === '') return;
    lines.push(isItem ? `- ${line.trim().replace(/^[-•·‣▪●◦∙■□*]\s+/u, '')}` : line);
    line = '';
    isItem = false;
  };
  const parser = new Parser({
    onopentag(name) {
      if (hidden > 0 || hides(name)) {
        if (hides(name)) hidden += 1;
        return;
      }
      if (blocks.has(name)) endLine();
      if (name === 'li') isItem = true;
      if (name === 'td' || name === 'th') line += ' ';
      if (name === 'pre') keeping += 1;
    },
    onclosetag(name) {
      if (hidden > 0) {
        if (hides(name)) hidden -= 1;
        return;
      }
      if (blocks.has(name)) endLine();
      if (name === 'li') isItem = false;
      if (name === 'td' || name === 'th') line += ' ';
      if (name === 'pre' && keeping > 0) keeping -= 1;
    },
    ontext(text) {
      if (hidden > 0) return;
      const parts = keeping > 0 ? text.split(/\r\n|[\n\r]/) : [text.replace(/[\n\r]+/g, ' ')];
      for (const [index, part] of parts.entries()) {
        if (index > 0) endLine();
        line += part;
      }
    },
  });
  parser.end(html);
  endLine();
  return lines;
}

function hasBlocks(html: string): boolean {
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) {
    if (blocks.has(name.toLowerCase())) return true;
  }
  return false;
}
