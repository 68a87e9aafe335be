import { FeedFault } from '../input/fault.ts';
import type { Draft } from '../draft.ts';
import { isObject, type JsonObject } from '../input/json.ts';
import { jsonElements } from '../input/jsonElements.ts';
import { readPage } from '../input/pageScripts.ts';
import { jsonRepair } from '../input/repairJson.ts';
import { postingDraft } from './schemaPosting.ts';

/** schema.org JobPosting: an HTML page or JSON. */
export async function* readJobPostings(
  text: AsyncIterable<string>,
  now: string,
): AsyncGenerator<Draft> {
  const { isHtml, whole } = await firstSign(text);
  const page = isHtml
    ? await readPage(whole)
    : { scripts: [await jsonOf(whole)], canonical: null, base: null };
  const { postings, byId } = nodesIn(page.scripts);
  const resolve = (value: unknown): unknown =>
    isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length <= 2
      ? (byId.get(value['@id']) ?? value)
      : value;
  const link = postings.length === 1 ? page.canonical : null;
  for (const node of postings)
    yield postingDraft(node, { resolve, base: page.base, canonical: link, now });
}

async function jsonOf(text: AsyncIterable<string>): Promise<unknown> {
  for await (const { value, list } of jsonElements(repaired(text), [])) {
    if (list === null) {
      if (typeof value === 'object' && value !== null) return value;
      break;
    }
  }
  throw new FeedFault('invalid', 'This is neither an HTML page nor JSON with job postings.');
}

async function* repaired(text: AsyncIterable<string>): AsyncGenerator<string> {
  const repair = jsonRepair();
  for await (const piece of text) yield repair(piece, false);
  yield repair('', true);
}

async function firstSign(
  text: AsyncIterable<string>,
): Promise<{ isHtml: boolean; whole: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  while (start.trim() === '') {
    const next = await pieces.next();
    if (next.done) break;
    start += next.value;
  }
  const whole = async function* () {
    yield start;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  return { isHtml: start.trimStart().startsWith('<'), whole: whole() };
}

/** All JobPosting nodes at any depth in the order of the text, and every node that has an id. */
function nodesIn(roots: readonly unknown[]) {
  const postings: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  // A stack instead of recursion: hostile files nest very deep.
  const open: unknown[] = roots.toReversed();
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) {
      for (let index = node.length - 1; index >= 0; index -= 1) open.push(node[index]);
    } else if (isObject(node)) {
      const values = Object.values(node);
      if (isPosting(node)) postings.push(node);
      const id = node['@id'];
      if (typeof id === 'string' && values.length > 1 && !byId.has(id)) byId.set(id, node);
      for (let index = values.length - 1; index >= 0; index -= 1) open.push(values[index]);
    }
  }
  return { postings, byId };
}

/** Its type is a name, a full address or a list of them. */
function isPosting(node: JsonObject): boolean {
  return [node['@type'] ?? node['type']]
    .flat()
    .some(
      (type) =>
        typeof type === 'string' &&
        /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?JobPosting$/i.test(type.trim()),
    );
}
