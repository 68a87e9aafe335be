import type { Draft } from '../draft.ts';
import type { FeedFormat } from '../feedLine.ts';
import { FeedFault } from '../input/fault.ts';
import { at, isObject, type JsonObject } from '../input/json.ts';
import { jsonElements } from '../input/jsonElements.ts';
import { ashby } from './ashby.ts';
import type { Board } from './board.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { usajobs } from './usajobs.ts';
import { workday } from './workday.ts';

/** The formats whose file is JSON with a list of postings. */
export const boards: readonly Board[] = [
  usajobs,
  workday,
  lever,
  ashby,
  greenhouse,
  smartrecruiters,
];

/** Which board an entry is of, by the names in it. */
export function boardOf(entry: unknown): FeedFormat | null {
  return isObject(entry)
    ? (boards.find(({ isPosting }) => isPosting(entry))?.format ?? null)
    : null;
}

/** Reads the postings of a board; an entry that is no record is null. */
export async function* readBoard(
  board: Board,
  text: AsyncIterable<string>,
  now: string,
): AsyncGenerator<Draft | null> {
  const inner = board.lists.filter((list) => list !== '');
  let count = 0;
  for await (const { value, list } of jsonElements(text, board.lists)) {
    if (list !== null) {
      // A list of pages, each with a list of its own.
      const pages = inner.map((path) => at(value, ...path.split('.'))).find(Array.isArray);
      for (const entry of (pages as unknown[] | undefined) ?? [value]) {
        if (count === 0) checkFormat(board, entry);
        count += 1;
        yield isObject(entry) ? board.draft(entry, now) : null;
      }
    } else if (count === 0) yield* aroundLists(board, value, now);
  }
}

/** The file is one posting, has an empty list, or is something else. */
function* aroundLists(board: Board, value: unknown, now: string): Generator<Draft> {
  const isEmptyList = board.lists.some((list) =>
    Array.isArray(list === '' ? value : at(value, ...list.split('.'))),
  );
  if (isObject(value) && board.isPosting(value)) {
    checkFormat(board, value);
    yield board.draft(value, now);
  } else if (!isEmptyList) throw otherFormat(board);
}

function checkFormat(board: Board, entry: unknown): void {
  const found = boardOf(entry);
  const isOther =
    found !== null && found !== board.format && !(isObject(entry) && board.isPosting(entry));
  if (isOther || (isObject(entry) && isSchema(entry))) throw otherFormat(board);
}

const isSchema = (entry: JsonObject): boolean => '@type' in entry || '@context' in entry;

const otherFormat = ({ format }: Board) =>
  new FeedFault(
    'invalid',
    `This file is not in the format "${format}". Please choose its own format, or "auto".`,
  );
