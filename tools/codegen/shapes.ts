/** The module with the type of a shape, which all tables of shapes share. */
export const shapeType = `/**
 * What an answer is made of:
 * - a text: the kinds it may be, each by a letter: "s" text, "n" number, "b" true or false,
 *   "0" null; empty for anything,
 * - a number: one of the shared parts,
 * - { l: shape }: a list,
 * - { o: { name: shape } }: an object; the name of what may be missing ends in "?",
 * - { u: shapes }: one of them.
 */
export type Shape =
  | string
  | number
  | { readonly l: Shape }
  | { readonly o: { readonly [name: string]: Shape } }
  | { readonly u: readonly Shape[] };

/** The shapes of one API: of each operation ("POST /signIn"), and the parts they share. */
export interface Shapes {
  readonly answers: { readonly [operation: string]: Shape };
  readonly parts: readonly Shape[];
}
`;

type Shape = string | number | { l: Shape } | { o: Record<string, Shape> } | { u: Shape[] };

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** What is read of a bundled document. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
  };
}

interface Operation {
  /** False for a call that only others make. */
  readonly 'x-browser'?: false;
  readonly 'x-failure'?: string;
  readonly responses?: Readonly<Record<string, Answer & { readonly $ref?: string }>>;
}

const letters: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: '0',
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const lastPart = (ref: string): string => ref.split('/').at(-1) ?? '';

/**
 * The text of the module by which the browser checks an answer (src/api/client/shape.ts): of each
 * operation, what its 200 answer is made of. Only kinds and required names stay, so that the
 * table is a small part of the contract. Calls that the browser does not make are left out.
 */
export function shapesModule(document: Document): string {
  const parts: Shape[] = [];
  const numbers = new Map<string, number>();

  const shared = (name: string): Shape => {
    const schema = document.components?.schemas?.[name];
    if (schema === undefined) throw new Error(`There is no schema ${name}.`);
    const simple = !('properties' in schema) && shapeOf(schema);
    if (typeof simple === 'string') return simple;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = parts.push('') - 1;
    numbers.set(name, number);
    parts[number] = shapeOf(schema);
    return number;
  };

  const shapeOf = (schema: Schema): Shape => {
    if (schema.$ref !== undefined) return shared(lastPart(schema.$ref));
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return oneOf(choices.map(shapeOf));
    const types = [schema.type ?? []].flat();
    return oneOf(types.map((type) => shapeOfType(type, schema)));
  };

  const shapeOfType = (type: string, schema: Schema): Shape => {
    if (type === 'array') return { l: shapeOf(schema.items ?? {}) };
    if (type !== 'object') return letters[type] ?? '';
    const required = new Set(schema.required);
    const members = Object.entries(schema.properties ?? {});
    const o = members.map(([name, inner]) => [
      required.has(name) ? name : `${name}?`,
      shapeOf(inner),
    ]);
    return { o: Object.fromEntries(o) as Record<string, Shape> };
  };

  const answers: Record<string, Shape> = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = operations[method];
      if (operation?.['x-browser'] === false) continue;
      const named = operation?.responses?.['200'];
      const answer =
        named?.$ref === undefined ? named : document.components?.responses?.[lastPart(named.$ref)];
      const schema = answer?.content?.['application/json']?.schema;
      if (schema !== undefined) answers[`${method.toUpperCase()} ${path}`] = shapeOf(schema);
    }
  }
  const table = JSON.stringify({ answers, parts });
  return `import type { Shapes } from './shapes.ts';\nexport const shapes: Shapes = ${table};\n`;
}

/** Letters become one text; a choice with anything else in it stays a list. */
function oneOf(choices: readonly Shape[]): Shape {
  if (choices.length === 1 && choices[0] !== undefined) return choices[0];
  const texts = choices.filter((choice) => typeof choice === 'string');
  if (texts.includes('')) return '';
  const rest = choices.filter((choice) => typeof choice !== 'string');
  const text = [...new Set(texts.join(''))].join('');
  return rest.length === 0 ? text : { u: text === '' ? rest : [text, ...rest] };
}
