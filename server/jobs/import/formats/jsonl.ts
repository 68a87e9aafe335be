import type { Draft } from '../draft.ts';
import { FeedFault } from '../input/fault.ts';
import { isObject } from '../input/json.ts';
import { textLines } from '../input/textLines.ts';
import { plainDraft } from './plainRecord.ts';

/** After so many lines without one record, the file is something else. */
const mostWrong = 1000;

/** One JSON object a line. A line that is none is an entry of its own, to be refused. */
export async function* readJsonLines(
  text: AsyncIterable<string>,
  now: string,
): AsyncGenerator<Draft | null> {
  // Told only once the file has shown a record: a page of HTML is no list of refusals.
  let wrong = 0;
  let isSure = false;
  for await (const line of textLines(text)) {
    const record = parsed(line);
    if (isObject(record)) {
      for (; wrong > 0; wrong -= 1) yield null;
      isSure = true;
      yield plainDraft(record, now);
    } else if (isSure) yield null;
    else if ((wrong += 1) > mostWrong) break;
  }
  if (!isSure && wrong > 0)
    throw new FeedFault('invalid', 'No line of this file is a JSON object.');
}

function parsed(line: string): unknown {
  try {
    // A number that a double cannot hold stays as written.
    return /\d{16}/.test(line)
      ? JSON.parse(line, function keep(_key, value, context?: { source?: string }) {
          return typeof value === 'number' &&
            Number.isInteger(value) &&
            !Number.isSafeInteger(value)
            ? (context?.source ?? value)
            : value;
        })
      : JSON.parse(line);
  } catch {
    return undefined;
  }
}
