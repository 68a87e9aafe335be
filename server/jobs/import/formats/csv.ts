import type { Draft } from '../draft.ts';
import { csvRecords } from '../input/csvRecords.ts';
import { FeedFault } from '../input/fault.ts';
import { isKnownName, plainDraft } from './plainRecord.ts';

/** A header row, then one posting a row. Short rows have empty cells at the end. */
export async function* readCsv(text: AsyncIterable<string>, now: string): AsyncGenerator<Draft> {
  let header: string[] | undefined;
  for await (const row of csvRecords(text)) {
    if (!header) {
      header = row;
      if (!row.some(isKnownName)) {
        throw new FeedFault('invalid', 'The first row of this file names no column of a job feed.');
      }
      continue;
    }
    const record: Record<string, string> = {};
    for (const [index, name] of header.entries()) {
      // Of two columns with one name the first that says something counts.
      if ((record[name] ?? '').trim() === '') record[name] = row[index] ?? '';
    }
    yield plainDraft(record, now);
  }
}
