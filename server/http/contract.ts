import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import { callerOf, rememberCaller } from '#server/http/callers.ts';
import type { Caller, Handlers, Input } from '#server/http/contractTypes.ts';
import { FileAnswer, sendFile } from '#server/http/fileAnswer.ts';
import { limitChecks, type Limit } from '#server/http/limits.ts';
import { allows, type Policies, type Policy } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { numbersInQuery, readQueryNumbers } from '#server/http/queryNumbers.ts';

/** The limits of some operations; all of an operation's apply. */
export type Limits<Ops> = Partial<Record<keyof Ops & string, Limit | readonly Limit[]>>;

/** One backend: its bundled document and everything that implements it. */
export interface Backend<Ops> {
  readonly name: string;
  readonly document: ContractDocument;
  readonly prefix: string;
  readonly handlers: Handlers<Ops>;
  readonly policies: Policies<Ops>;
  readonly limits?: Limits<Ops>;
}

export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: object;
}

/**
 * Anybody may send these, and every one is an address, a code or a few words: much less work for the checks than what a
 * resume needs.
 */
const publicBodyBytes = 16 * 1024;

interface Operation {
  readonly operationId: string;
  readonly public: boolean;
  /** A JSON body must come; where it need not, the schema speaks of its absence as null. */
  readonly needsJson: boolean;
  readonly queryNumbers: readonly string[];
}

/** Boot fails here when contract, handlers and policies are not one. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Serves a backend from its document: requests validated, responses serialised by it, each operation behind its policy.
 * @param authenticate finds the caller of a request, or null
 * @throws ContractError when an operation lacks a handler or policy, when either names no operation, or when document and
 *   policy differ about being public
 */
export async function registerBackend<Ops>(
  app: FastifyInstance,
  backend: Backend<Ops>,
  authenticate: (request: FastifyRequest) => Promise<Caller | null>,
): Promise<void> {
  const operations = operationsOf(backend.document);
  checkComplete(backend, operations);
  const handlers = new Map<string, unknown>(Object.entries(backend.handlers));
  const policies = new Map<string, Policy>(Object.entries(backend.policies));
  const limits = new Map<string, Limit | readonly Limit[] | undefined>(
    Object.entries(backend.limits ?? {}),
  );

  await app.register(glue, {
    specification: withoutFiles(backend.document),
    prefix: backend.prefix,
    operationResolver: (operationId: string) => {
      const handler = handlers.get(operationId) as (input: Input<unknown>) => Promise<unknown>;
      const policy = policies.get(operationId) ?? { kind: 'signed-in' };
      const operation = operations.find((one) => one.operationId === operationId);
      const { byAddress, byKey } = limitChecks(app, [limits.get(operationId) ?? []].flat());
      return {
        ...(policy.kind === 'public' ? { bodyLimit: publicBodyBytes } : {}),
        onRequest: [
          ...byAddress,
          async (request: FastifyRequest) => {
            if (policy.kind === 'public') return;
            const caller = await authenticate(request);
            if (!caller)
              throw new Problem(
                401,
                'not_signed_in',
                'Your session has ended. Please sign in again.',
              );
            rememberCaller(request, caller);
          },
        ],
        preValidation: [
          async (request: FastifyRequest) => {
            if (operation?.needsJson) refuseWithoutJson(request);
          },
          readQueryNumbers(operation?.queryNumbers ?? []),
        ],
        preHandler: [
          async (request: FastifyRequest) => {
            const caller = callerOf(request);
            if (caller && !allows(policy, caller, request))
              throw new Problem(403, 'not_allowed', 'Your account may not do this.');
          },
          ...byKey,
        ],
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('cache-control', 'no-store');
          const answer = await handler({
            path: request.params as never,
            query: request.query as never,
            body: request.body as never,
            caller: callerOf(request) as Caller,
            ifMatch: ifMatchOf(request),
            request,
          });
          return answer instanceof FileAnswer ? sendFile(reply, answer) : answer;
        },
      } as never;
    },
  });
}

function ifMatchOf(request: FastifyRequest): string | null {
  const header = request.headers['if-match'];
  return header ? header.replace(/^(W\/)?"?|"$/g, '') : null;
}

/** Without a body, or with one of another kind, there is nothing that the schema would be held against. */
function refuseWithoutJson(request: FastifyRequest): void {
  if (request.body !== undefined) return;
  if (request.headers['content-type'])
    throw new Problem(415, 'unsupported_media_type', 'The server reads JSON at this address.');
  throw new Problem(400, 'body_missing', 'The request came without its content.');
}

function needsJson(document: ContractDocument, operation: object): boolean {
  const given = inside(operation, 'requestBody');
  const shared = inside(given, '$ref');
  const body = typeof shared === 'string' ? inside(document, ...shared.split('/').slice(1)) : given;
  return (
    inside(body, 'content', 'application/json') !== undefined && inside(body, 'required') === true
  );
}

function inside(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (here, key) => (isObject(here) ? Reflect.get(here, key) : undefined),
    value,
  );
}

function operationsOf(document: ContractDocument): readonly Operation[] {
  return Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      if (typeof operation !== 'object' || operation === null) return [];
      const operationId: unknown = Reflect.get(operation, 'operationId');
      if (typeof operationId !== 'string') return [];
      const security: unknown = Reflect.get(operation, 'security');
      return [
        {
          operationId,
          public: Array.isArray(security) && security.length === 0,
          needsJson: needsJson(document, operation),
          queryNumbers: numbersInQuery(operation),
        },
      ];
    }),
  );
}

function checkComplete<Ops>(backend: Backend<Ops>, operations: readonly Operation[]): void {
  const faults: string[] = [];
  const known = new Set(operations.map((operation) => operation.operationId));
  const policies = new Map<string, Policy>(Object.entries(backend.policies));
  for (const operation of operations) {
    const id = operation.operationId;
    if (!(id in backend.handlers)) faults.push(`${id} has no handler`);
    const policy = policies.get(id);
    if (!policy) faults.push(`${id} has no policy`);
    else if ((policy.kind === 'public') !== operation.public)
      faults.push(`${id}: contract and policy differ about being public`);
  }
  for (const id of [...Object.keys(backend.handlers), ...policies.keys()])
    if (!known.has(id)) faults.push(`${id} is not in the contract`);
  if (faults.length > 0)
    throw new ContractError(`The ${backend.name} API is not complete: ${faults.join('; ')}.`);
}

/**
 * Files arrive as a stream and leave as bytes, so there is nothing that the schema of either could check; and the wiring
 * warns of media types that nobody reads.
 */
function withoutFiles(document: ContractDocument): object {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    const multipart = inside(operation, 'requestBody', 'content', 'multipart/form-data');
    if (isObject(multipart)) Reflect.deleteProperty(multipart, 'schema');
    const success = inside(operation, 'responses', '200');
    if (isObject(success) && inside(success, 'content', 'application/json') === undefined)
      Reflect.deleteProperty(success, 'content');
  }
  return copy;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
