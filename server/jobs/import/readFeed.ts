import { createJudge, type Draft } from './draft.ts';
import { detectFormat } from './detectFormat.ts';
import type { FeedFormat, FeedLine } from './feedLine.ts';
import { boards, readBoard } from './formats/boards.ts';
import { readCsv } from './formats/csv.ts';
import { readIndeedXml } from './formats/indeedXml.ts';
import { readJobPostings } from './formats/jobposting.ts';
import { readJsonLines } from './formats/jsonl.ts';
import { readRss } from './formats/rss.ts';
import { decodeText } from './input/decodeText.ts';
import { errorLine, FeedFault } from './input/fault.ts';
import { unpack } from './input/unpack.ts';

export interface ReadFeedOptions {
  /** 'auto' finds it from the content. */
  format: FeedFormat | 'auto';
  /** Today, YYYY-MM-DD: what ended before is refused, "3 days ago" counts back from it. */
  now: string;
  /** Names the employer where the file has none. */
  company?: string | undefined;
}

/**
 * Reads a feed from its bytes, gzip or not, in any usual encoding. Gives its lines as the file has
 * them, holding one posting at a time where the format allows it. A file that breaks ends with an
 * error line; nothing in a file makes it throw.
 */
export async function* readFeed(
  source: AsyncIterable<Uint8Array>,
  { format, now, company }: ReadFeedOptions,
): AsyncGenerator<FeedLine> {
  let count = 0;
  try {
    const text = decodeText(unpack(source));
    const found = format === 'auto' ? await detectFormat(text) : { format, whole: text };
    const judge = createJudge({ source: found.format, now, company });
    for await (const draft of drafts(found.format, found.whole, now)) {
      count += 1;
      yield judge(draft);
    }
    if (count === 0) throw new FeedFault('no_postings', 'This file holds no job postings.');
  } catch (error) {
    yield errorLine(error);
  }
}

function drafts(
  format: FeedFormat,
  text: AsyncIterable<string>,
  now: string,
): AsyncIterable<Draft | null> {
  switch (format) {
    case 'jsonl':
      return readJsonLines(text, now);
    case 'csv':
      return readCsv(text, now);
    case 'jobposting':
      return readJobPostings(text, now);
    case 'indeed-xml':
      return readIndeedXml(text, now);
    case 'rss':
      return readRss(text, now);
    default: {
      const board = boards.find((each) => each.format === format);
      if (!board) throw new FeedFault('unknown_format', `There is no format "${String(format)}".`);
      return readBoard(board, text, now);
    }
  }
}
