import { Tokenizer, TokenParser } from '@streamparser/json';
import { FeedFault } from './fault.ts';

/** One element of a list, or, at the end, what stands around the lists. */
export interface JsonPart {
  value: unknown;
  /** Where its list is: "" at the top, "jobs" or "SearchResult.SearchResultItems"; null around. */
  list: string | null;
}

/** A number that a double cannot hold stays as written: ids may have twenty digits. */
class ExactTokenizer extends Tokenizer {
  protected override parseNumber(text: string): number {
    const number = Number(text);
    const isExact = !/^-?\d+$/.test(text) || Number.isSafeInteger(number);
    return isExact ? number : (text as unknown as number);
  }
}

/**
 * Reads JSON without holding more than one element of the given lists; last comes the value at the
 * top, with these lists empty. "" is a list at the top.
 */
export async function* jsonElements(
  text: AsyncIterable<string>,
  lists: readonly string[],
): AsyncGenerator<JsonPart> {
  const found: JsonPart[] = [];
  const tokens = new ExactTokenizer();
  const parser = new TokenParser({
    paths: ['$', ...lists.map((list) => (list === '' ? '$.*' : `$.${list}.*`))],
  });
  tokens.onToken = (token) => {
    parser.write(token);
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0) found.push({ value, list: null });
    else if (Array.isArray(parent) && typeof key === 'number') {
      const names = stack.slice(1).map((each) => String(each.key));
      found.push({ value, list: names.join('.') });
      parent[key] = null;
    }
  };
  let isBlank = true;
  try {
    for await (const chunk of text) {
      isBlank &&= chunk.trim() === '';
      try {
        tokens.write(chunk);
      } finally {
        yield* found.splice(0);
      }
    }
    tokens.end();
  } catch (error) {
    if (error instanceof FeedFault || !isSyntax(error)) throw error;
    throw isBlank ? empty() : broken();
  }
  if (!parser.isEnded) throw isBlank ? empty() : broken();
  yield* found.splice(0);
}

const isSyntax = (error: unknown): boolean =>
  error instanceof Error && /^Token(?:izer|Parser)Error$|^Error$/.test(error.constructor.name);

const empty = () => new FeedFault('no_postings', 'This file is empty.');
const broken = () =>
  new FeedFault('invalid', 'This is no whole JSON: it is cut off or has an error in it.');
