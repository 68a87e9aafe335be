import { Readable } from 'node:stream';
import { parse, CsvError } from 'csv-parse';
import { FeedFault } from './fault.ts';

/** The rows of a CSV text, the header first; the separator is the one of the header. */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  const pieces = text[Symbol.asyncIterator]();
  const start = await pieces.next();
  const first = start.done ? '' : start.value;
  const delimiter = separatorOf(first);
  const rest = async function* () {
    yield first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // White space before a quote; with tabs it would be the separator.
    ltrim: delimiter !== '\t',
  });
  const input = Readable.from(rest());
  input.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of input.pipe(parser)) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedFault('invalid', 'This CSV file is cut off or has a quote that never closes.');
  } finally {
    input.destroy();
    parser.destroy();
  }
}

/** The separator that stands most often in the header, outside quotes. */
function separatorOf(text: string): string {
  const header = /^(?:[^"\r\n]|"[^"]*")*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  return ['\t', ';'].reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}
