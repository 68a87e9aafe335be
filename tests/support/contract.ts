import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import dataDocument from '#openapi/data.json' with { type: 'json' };
import jobsDocument from '#openapi/jobs.json' with { type: 'json' };
import matchingDocument from '#openapi/matching.json' with { type: 'json' };
import placesDocument from '#openapi/places.json' with { type: 'json' };
import resumeDocument from '#openapi/resume.json' with { type: 'json' };
import userDocument from '#openapi/user.json' with { type: 'json' };

/** Any object of a parsed document. */
export type Node = { readonly [key: string]: unknown };

/** Whether the value is an object of a contract, not a list or a text. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The six contracts by the name of their backend. */
const documents: Readonly<Record<string, Node>> = {
  user: userDocument,
  jobs: jobsDocument,
  data: dataDocument,
  matching: matchingDocument,
  resume: resumeDocument,
  places: placesDocument,
};

/** One part of what a request sends. */
export interface ContractInput {
  readonly place: 'path' | 'query' | 'body' | 'file';
  /** Of a parameter; empty for a body. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: unknown;
  readonly example: unknown;
}

/** One operation of a contract, as a test needs it. */
export interface ContractOperation {
  readonly operationId: string;
  readonly backend: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its prefix; parameters stand as {name}. */
  readonly path: string;
  readonly isPublic: boolean;
  /** Whether the browser app makes it; others may, and mails lead to some. */
  readonly isOfBrowser: boolean;
  /** Whether it only asks, also by POST. */
  readonly isSafe: boolean;
  /** Whether the spec has it: "spec", "assumed" where it shows no path, or "extension". */
  readonly origin: string;
  /** The names that its payload may have, at the top. */
  readonly payload: readonly string[];
  /** What its path and query may name, and its body where it has one. */
  readonly inputs: readonly ContractInput[];
  /** The schema of the 200 answer, its references still inside. */
  readonly answer: Node;
  readonly document: Node;
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** What a chain of keys leads to, references followed at every step. */
function follow(document: Node, from: unknown, ...keys: readonly string[]): unknown {
  const here = resolve(document, from);
  const [key, ...rest] = keys;
  if (key === undefined) return here;
  return isNode(here) ? follow(document, here[key], ...rest) : undefined;
}

/** What stands here, or what its reference leads to. */
export function resolve(document: Node, value: unknown): unknown {
  if (!isNode(value) || typeof value['$ref'] !== 'string') return value;
  const keys = value['$ref'].replace(/^#\//, '').split('/');
  const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return follow(document, document, ...names);
}

/** The names of a schema's properties, also of those it is made of. */
function namesIn(document: Node, schema: unknown): string[] {
  const here = resolve(document, schema);
  if (!isNode(here)) return [];
  const own = isNode(here['properties']) ? Object.keys(here['properties']) : [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = here[key];
    return Array.isArray(list) ? list.flatMap((part) => namesIn(document, part)) : [];
  });
  return [...own, ...parts];
}

/** What a call may send, in any of its forms. */
function payloadOf(document: Node, operation: Node): string[] {
  const content = follow(document, operation, 'requestBody', 'content');
  return Object.values(isNode(content) ? content : {}).flatMap((form) =>
    isNode(form) ? namesIn(document, form['schema']) : [],
  );
}

/** The parameters of an operation and of its path, without headers, and its body. */
function inputsOf(document: Node, item: Node, operation: Node): ContractInput[] {
  const listed = [item['parameters'], operation['parameters']].flatMap((list) =>
    Array.isArray(list) ? list.map((one) => resolve(document, one)).filter(isNode) : [],
  );
  const body = resolve(document, operation['requestBody']);
  const content = isNode(body) && isNode(body['content']) ? Object.entries(body['content']) : [];
  return [
    ...listed.flatMap(({ in: place, name, required, schema, example }) =>
      place === 'path' || place === 'query'
        ? [{ place, name: String(name), isRequired: required === true, schema, example } as const]
        : [],
    ),
    ...content.flatMap(([type, form]) => {
      const { schema, example } = isNode(form) ? form : {};
      const isRequired = isNode(body) && body['required'] === true;
      const place = type === 'multipart/form-data' ? 'file' : 'body';
      return [{ place, name: '', isRequired, schema, example } as const];
    }),
  ];
}

/** Every operation of every contract. */
export const operations: readonly ContractOperation[] = Object.entries(documents).flatMap(
  ([backend, document]) =>
    Object.entries(isNode(document['paths']) ? document['paths'] : {}).flatMap(([path, item]) =>
      Object.entries(methods).flatMap(([key, method]) => {
        const operation = isNode(item) ? item[key] : undefined;
        if (!isNode(item) || !isNode(operation)) return [];
        if (typeof operation['operationId'] !== 'string') return [];
        const { operationId, security } = operation;
        const content = follow(document, operation, 'responses', '200', 'content');
        const schema = isNode(content)
          ? follow(document, content, 'application/json', 'schema')
          : {};
        return [
          {
            operationId,
            backend,
            method,
            path: `/api/${backend}${path}`,
            origin: String(operation['x-origin']),
            isPublic: Array.isArray(security) && security.length === 0,
            isOfBrowser: operation['x-browser'] !== false,
            isSafe: method === 'GET' || operation['x-safe'] === true,
            payload: payloadOf(document, operation),
            inputs: inputsOf(document, item, operation),
            answer: isNode(schema) ? schema : {},
            document,
          },
        ];
      }),
    ),
);

/** @throws Error for a name that no contract has */
export function operationNamed(operationId: string): ContractOperation {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`No contract has an operation ${operationId}.`);
  return operation;
}

/** Fits the calls of an operation, written as "POST /api/user/userSkill". */
export function callOf(operationId: string): RegExp {
  const { method, path } = operationNamed(operationId);
  return new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

function validatorOf(key: string, document: Node, schema: unknown): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  // The schema's references lead into the components, so both go into one.
  const made = ajv.compile({ components: document['components'], allOf: [schema ?? {}] });
  compiled.set(key, made);
  return made;
}

/** What is wrong with an answer by its contract; empty when nothing is. */
export function faultsOf(operation: ContractOperation, status: number, body: unknown): string[] {
  const { document, operationId } = operation;
  const problem = follow(document, document, 'components', 'schemas', 'Problem');
  const validate =
    status === 200
      ? validatorOf(`${operationId} 200`, document, operation.answer)
      : validatorOf(`${operation.backend} problem`, document, problem);
  return faultsIn(validate, body);
}

/** What is wrong with the example of a request by its own schema; empty when nothing is. */
export function exampleFaults(operation: ContractOperation, input: ContractInput): string[] {
  const key = `${operation.operationId} ${input.place} ${input.name}`;
  return faultsIn(validatorOf(key, operation.document, input.schema), input.example);
}

function faultsIn(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
}
