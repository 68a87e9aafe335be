import { boardOf, boards } from './formats/boards.ts';
import { isKnownName } from './formats/plainRecord.ts';
import type { FeedFormat } from './feedLine.ts';
import { csvRecords } from './input/csvRecords.ts';
import { FeedFault } from './input/fault.ts';
import { isObject, at } from './input/json.ts';
import { jsonElements } from './input/jsonElements.ts';

/** A page may begin with so much before the first sign of what it is. */
const mostLooked = 1024 * 1024;

/**
 * Finds the format from the content alone; the text comes back whole. Throws `unknown_format` when
 * it is none.
 */
export async function detectFormat(
  text: AsyncIterable<string>,
): Promise<{ format: FeedFormat; whole: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  const seen: string[] = [];
  const more = async (): Promise<string | null> => {
    const next = await pieces.next();
    if (next.done) return null;
    seen.push(next.value);
    return next.value;
  };
  const format = await formatOf(seen, more);
  if (format === null) {
    throw new FeedFault(
      'unknown_format',
      'This file is in none of the formats we can read. Please name its format.',
    );
  }
  const whole = async function* () {
    yield* seen.splice(0);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  return { format, whole: whole() };
}

type More = () => Promise<string | null>;

async function formatOf(seen: readonly string[], more: More): Promise<FeedFormat | null> {
  while (seen.join('').trim() === '') if ((await more()) === null) return null;
  const start = seen.join('').trimStart();
  if (start.startsWith('<')) return markupFormat(seen, more);
  if (/^[[{]/.test(start)) return jsonFormat(start, more);
  const { value: header } = await csvRecords(again(seen, more)).next();
  const known = (header ?? []).filter(isKnownName);
  return known.length > 1 ? 'csv' : null;
}

async function markupFormat(seen: readonly string[], more: More): Promise<FeedFormat | null> {
  for (;;) {
    const text = seen.join('').trimStart();
    const root =
      /^(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>)*<([a-z][\w:.-]*)/i
        .exec(text)?.[1]
        ?.toLowerCase();
    if (root !== undefined && /(?:^|:)(?:rss|feed|rdf)$/.test(root)) return 'rss';
    if (/<(?:\w+:)?job[\s>/]/i.test(text) && !/^<(?:!doctype html|html)/i.test(text))
      return 'indeed-xml';
    if (/<script[^>]+ld\+json/i.test(text)) return 'jobposting';
    const isEnd = text.length > mostLooked || (await more()) === null;
    // A page without postings is still a page: reading it says that it has none.
    if (isEnd) return root === 'html' || /^<!doctype html/i.test(text) ? 'jobposting' : null;
  }
}

/** By the names in the first entry; a second object after the first is a line of its own. */
async function jsonFormat(start: string, more: More): Promise<FeedFormat | null> {
  const lists = ['', ...boards.flatMap((board) => board.lists.filter((list) => list !== ''))];
  let first: unknown;
  let list: string | null = null;
  try {
    for await (const part of jsonElements(again([start], more), [...new Set(lists)])) {
      ({ value: first, list } = part);
      break;
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
  }
  if (isObject(first)) {
    const found = formatOfEntry(first, list);
    if (found !== null) return found;
    if (list !== null) return null;
  }
  return linesFormat(start);
}

function formatOfEntry(
  entry: Readonly<Record<string, unknown>>,
  list: string | null,
): FeedFormat | null {
  if ('@type' in entry || '@context' in entry || '@graph' in entry) return 'jobposting';
  const board = boards.find(
    ({ isPosting, lists }) => (list === null || lists.includes(list)) && isPosting(entry),
  );
  if (board) return board.format;
  const byList = boards.filter((each) =>
    each.lists.some(
      (path) => path !== '' && (path === list || Array.isArray(at(entry, ...path.split('.')))),
    ),
  );
  return byList.length === 1 ? (byList[0]?.format ?? null) : boardOf(entry);
}

/** JSON lines: an object on the first line that has a known name. */
function linesFormat(start: string): FeedFormat | null {
  for (const line of start.split('\n', 50)) {
    try {
      const record: unknown = JSON.parse(line);
      if (isObject(record) && Object.keys(record).some(isKnownName)) return 'jsonl';
    } catch {
      // The next line may be one.
    }
  }
  return null;
}

async function* again(seen: readonly string[], more: More): AsyncGenerator<string> {
  yield seen.join('');
  for (let next = await more(); next !== null; next = await more()) yield next;
}
