import { type ContractOperation, isNode, type Node, resolve } from '#tests/support/contract.ts';

/** What a list can be, beside loading: each is looked at once for every list. */
export const variants = ['empty', 'one', 'many', 'longest words', 'failed', 'gone'] as const;
export type Variant = (typeof variants)[number];

/** As many as one load brings. */
export const MANY = 25;

const LONG_WORD = 'Donaudampfschifffahrtskapitaen';
const long = (at: number, length: number) =>
  `${at + 1} ${LONG_WORD} ${'and all that belongs to it '.repeat(20)}`.slice(0, length).trim();

/** Keys whose text is not somebody's own words, though the contract gives it no form. */
const coded =
  /id$|guid|code|url|email|address|phone|fax|zip|state|status|lang|icon|image|picture|source|hash/i;

/**
 * The answer of a list as it would be: `entries` names the property that has the entries, '' when
 * the answer is the list itself.
 * @throws Error when the answer has no entry to make others of
 */
export function varied(
  operation: ContractOperation,
  answer: unknown,
  entries: string,
  variant: Exclude<Variant, 'failed' | 'gone'>,
): { body: unknown; total: number } {
  const list = entries === '' ? answer : isNode(answer) ? answer[entries] : undefined;
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(`The answer of ${operation.operationId} has no entry.`);
  const made = {
    empty: () => [],
    one: () => list.slice(0, 1),
    many: () => Array.from({ length: MANY }, (_, at) => another(list[at % list.length], at)),
    'longest words': () => lengthened(operation, list, entries),
  }[variant]();
  const counted = isNode(answer) && entries !== '' ? { ...answer, [entries]: made } : made;
  return { body: isNode(counted) ? withTotal(counted, made.length) : counted, total: made.length };
}

const withTotal = (answer: Node, total: number): Node =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === 'number' && /total|count|number/i.test(key) ? total : value,
    ]),
  );

/** The same entry again, with ids and names of its own. */
function another(entry: unknown, at: number): unknown {
  if (!isNode(entry) || at === 0) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (isNode(value)) return [key, another(value, at)];
      if (typeof value === 'number' && /id$/i.test(key)) return [key, value + 1000 * at];
      if (typeof value !== 'string') return [key, value];
      if (/guid$|id$/i.test(key)) return [key, otherId(value, at)];
      return /(name|title|subject)$/i.test(key) && value !== ''
        ? [key, `${value} ${at}`]
        : [key, value];
    }),
  );
}

const otherId = (id: string, at: number): string =>
  /^[0-9a-f-]{36}$/i.test(id)
    ? `${id.slice(0, 34)}${at.toString(16).padStart(2, '0')}`
    : `${id}${at}`;

/** Every text that people write, as long as the contract allows. */
function lengthened(operation: ContractOperation, list: readonly unknown[], entries: string) {
  const { document } = operation;
  const whole = resolve(document, operation.answer);
  const properties = isNode(whole) && isNode(whole['properties']) ? whole['properties'] : {};
  const holder = entries === '' ? whole : resolve(document, properties[entries]);
  const item = isNode(holder) ? holder['items'] : undefined;
  return list.map((entry, at) => lengthen({ document, at }, item, entry, ''));
}

interface Place {
  readonly document: Node;
  /** The number of the entry, so that no two are called the same. */
  readonly at: number;
}

function lengthen(place: Place, schema: unknown, value: unknown, key: string): unknown {
  const form = resolve(place.document, schema);
  if (!isNode(form)) return value;
  const any = ['allOf', 'anyOf', 'oneOf'].flatMap((way) =>
    Array.isArray(form[way]) ? form[way] : [],
  );
  if (any.length > 0) return any.reduce((one, part) => lengthen(place, part, one, key), value);
  if (Array.isArray(value)) return value.map((one) => lengthen(place, form['items'], one, key));
  if (isNode(value)) {
    const properties = isNode(form['properties']) ? form['properties'] : {};
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        lengthen(place, properties[name], inner, name),
      ]),
    );
  }
  const isFree = !['enum', 'const', 'format', 'pattern'].some((rule) => rule in form);
  if (typeof value !== 'string' || value === '' || !isFree || coded.test(key)) return value;
  const most = form['maxLength'];
  return long(place.at, Math.min(typeof most === 'number' ? most : 120, 240));
}
