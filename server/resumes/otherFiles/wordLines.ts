import { unzipSync } from 'fflate';
import sax from 'sax';
import { ResumeReadError } from '../read/errors.ts';
import type { FileLine } from './fileLine.ts';

const DOCUMENT = 'word/document.xml';
/** More than the text of any resume, and an end for few bytes that unpack to many. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The paragraphs of a Word file, by their styles. @throws ResumeReadError damaged, too_large */
export function wordLines(bytes: Uint8Array): FileLine[] {
  const parser = sax.parser(true);
  const lines: FileLine[] = [];
  let kind: FileLine['kind'] = 'line';
  let text = '';
  let isText = false;
  const end = () => {
    const whole = text.replace(/\s+/gu, ' ').trim();
    if (whole !== '') lines.push({ kind, text: whole });
    text = '';
  };
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'w:p') kind = 'line';
    else if (name === 'w:pStyle') kind = kindOf(String(attributes['w:val'])) ?? kind;
    else if (name === 'w:numPr') kind = 'item';
    else if (name === 'w:br') end();
    else if (name === 'w:tab') text += ' ';
    isText = name === 'w:t';
  };
  const addText = (some: string) => {
    if (isText) text += some;
  };
  Object.assign(parser, { ontext: addText });
  parser.onclosetag = (name) => {
    if (name === 'w:t') isText = false;
    if (name === 'w:p') end();
  };
  try {
    parser.write(documentOf(bytes)).close();
  } catch (error) {
    throw error instanceof ResumeReadError ? error : new ResumeReadError('damaged');
  }
  return lines;
}

function documentOf(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== DOCUMENT) return false;
      if (originalSize > MOST_BYTES) throw new ResumeReadError('too_large');
      return true;
    },
  });
  const document = files[DOCUMENT];
  if (!document) throw new ResumeReadError('damaged');
  return new TextDecoder().decode(document);
}

function kindOf(style: string): FileLine['kind'] | null {
  if (/^title$/iu.test(style)) return 1;
  const [, level] = /^heading ?([1-6])$/iu.exec(style) ?? [];
  if (level !== undefined) return level === '1' ? 1 : level === '2' ? 2 : 3;
  return /^list/iu.test(style) ? 'item' : null;
}
