import sax from 'sax';
import { FeedFault } from './fault.ts';

/** An element within a record. */
export interface XmlField {
  /** Lower case, without prefix, "_" and "-". */
  name: string;
  prefix: string;
  attributes: Readonly<Record<string, string>>;
  /** The text, entities decoded; with the tags where there are elements in it. */
  text: string;
  children: readonly XmlField[];
}

/** One record, such as an `item` or a `job`. */
export interface XmlRecord {
  name: string;
  prefix: string;
  fields: readonly XmlField[];
}

interface OpenField extends XmlField {
  children: OpenField[];
  /** With its tags, from the first element in it. */
  markup: string | null;
}

/** Comments and attributes may be long (pictures in an attribute), but not endless. */
Object.assign(sax, { MAX_BUFFER_LENGTH: 4 * 1024 * 1024 });

/**
 * Reads XML without holding more than one record. A file with a DTD is refused before anything of
 * the DTD is read. `onRoot` gets the name of the root.
 */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  names: ReadonlySet<string>,
  onRoot: (name: string) => void,
): AsyncGenerator<XmlRecord> {
  const parser = sax.parser(true);
  const done: XmlRecord[] = [];
  const open: OpenField[] = [];
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth === 1) onRoot(name.toLowerCase());
    const field = opened(name, attributes as Record<string, string>);
    const parent = open.at(-1);
    if (!parent && !names.has(field.name)) return;
    if (parent) {
      parent.children.push(field);
      // The second one is the field of the record; only it keeps the tags within.
      const whole = open[1];
      if (whole) whole.markup = (whole.markup ?? escaped(whole.text)) + tag(name, field.attributes);
    }
    open.push(field);
  };
  const add = (piece: string) => {
    const field = open.at(-1);
    if (!field || open.length < 2) return;
    field.text += piece;
    const whole = open[1];
    if (whole && whole.markup !== null) whole.markup += escaped(piece);
  };
  Object.assign(parser, {
    ontext: add,
    oncdata: add,
    ondoctype: (type: string) => {
      throw /^\s*html\s*$/i.test(type) ? notXml() : withDtd();
    },
    onerror: ({ message }: Error) => {
      throw /doctype/i.test(message) ? withDtd() : broken();
    },
  });
  parser.onclosetag = (name) => {
    depth -= 1;
    const field = open.pop();
    if (!field) return;
    if (field.markup !== null) field.text = field.markup;
    const whole = open[1];
    if (whole && whole.markup !== null) whole.markup += `</${localName(name)}>`;
    if (open.length === 0)
      done.push({ name: field.name, prefix: field.prefix, fields: field.children });
  };
  /** What was whole before a fault still counts. */
  function* after(step: () => void): Generator<XmlRecord> {
    try {
      step();
    } finally {
      yield* done.splice(0);
    }
  }
  for await (const piece of text) yield* after(() => parser.write(piece));
  yield* after(() => parser.close());
}

function opened(name: string, attributes: Readonly<Record<string, string>>): OpenField {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
  const plain = localName(name).toLowerCase().replace(/[_-]/g, '');
  return {
    name: plain,
    prefix: prefix.toLowerCase(),
    attributes,
    text: '',
    children: [],
    markup: null,
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  // Only what the reading of a text looks at.
  const href = attributes['href'];
  return `<${localName(name)}${href === undefined ? '' : ` href="${escaped(href)}"`}>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const withDtd = () =>
  new FeedFault(
    'unsafe',
    'This XML file has a DTD (DOCTYPE), which is never read. Please remove it.',
  );
const notXml = () => new FeedFault('invalid', 'This is an HTML page, not an XML feed.');
const broken = () =>
  new FeedFault('invalid', 'This is no whole XML: it is cut off or has an error in it.');
