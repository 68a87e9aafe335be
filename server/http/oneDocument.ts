export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, object>>;
}

/** A backend's document and where it is served, such as "/api/user". */
export interface Part {
  readonly prefix: string;
  readonly document: ContractDocument;
}

/**
 * Combines all backends into one document with full paths, so that the wiring is compiled once.
 * Components with the same name in different backends stay separate.
 */
export function oneDocument(parts: readonly Part[]): object {
  const paths: Record<string, unknown> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [index, { prefix, document }] of parts.entries()) {
    const own = withoutFiles(withOwnNames(document, index));
    for (const [path, item] of Object.entries(own.paths)) paths[prefix + path] = item;
    for (const [kind, named] of Object.entries(own.components ?? {}))
      for (const [name, value] of Object.entries(named))
        (components[kind] ??= {})[nameIn(index, kind, name)] = value;
  }
  return { openapi: '3.1.0', info: { title: 'Every backend', version: '1' }, paths, components };
}

/** Security schemes are referred to by their bare name and are the same everywhere. */
const nameIn = (index: number, kind: string, name: string) =>
  kind === 'securitySchemes' ? name : `${index}.${name}`;

/** A copy in which every reference has the component's name in the combined document. */
function withOwnNames(document: ContractDocument, index: number): ContractDocument {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.*)$/.exec(value) ?? [];
    return name ? `#/components/${kind}/${nameIn(index, kind, name)}` : value;
  });
}

/**
 * Files are streams, so no schema can check them, and the wiring warns about media types without a
 * parser.
 */
function withoutFiles(document: ContractDocument): ContractDocument {
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const multipart = inside(operation, 'requestBody', 'content', 'multipart/form-data');
    if (isObject(multipart)) Reflect.deleteProperty(multipart, 'schema');
    withoutFile(inside(operation, 'responses', '200'));
  }
  Object.values(document.components?.['responses'] ?? {}).forEach(withoutFile);
  return document;
}

/** A file that is JSON inside, such as a resume, is a stream as well. */
const ofSchema = new Set(['application/json', 'application/problem+json']);

function withoutFile(response: unknown): void {
  const types = Object.keys(inside(response, 'content') ?? {});
  if (isObject(response) && !types.some((type) => ofSchema.has(type)))
    Reflect.deleteProperty(response, 'content');
}

/** The value at these nested keys, or undefined. */
export function inside(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (here, key) => (isObject(here) ? Reflect.get(here, key) : undefined),
    value,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
