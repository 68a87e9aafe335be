import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { Access, Relations } from '#server/http/access.ts';
import { accessOf, callerOf, rememberAccess, rememberCaller } from '#server/http/callers.ts';
import { type ActingGuards, carryOut, type Handler } from '#server/http/carryOut.ts';
import type { Caller, Handlers, Input } from '#server/http/contractTypes.ts';
import { FileAnswer, sendFile } from '#server/http/fileAnswer.ts';
import { decideAdministrator } from '#server/http/decideAdministrator.ts';
import type { Limit, RateLimits } from '#server/http/limits.ts';
import { decide, type Policies, type Policy } from '#server/http/policy.ts';
import { type ContractDocument, inside, oneDocument } from '#server/http/oneDocument.ts';
import { Problem } from '#server/http/problem.ts';
import { numbersInQuery, readQueryNumbers } from '#server/http/queryNumbers.ts';
import { waitForTurn } from '#server/http/requestTurn.ts';
import type { Turns } from '#server/http/turns.ts';

/** The limits of some operations. Every limit of an operation applies. */
export type Limits<Ops> = Partial<Record<keyof Ops & string, Limit | readonly Limit[]>>;

/** One backend: its bundled document and everything that implements it. */
export interface Backend<Ops> {
  readonly name: string;
  readonly document: ContractDocument;
  readonly prefix: string;
  readonly handlers: Handlers<Ops>;
  readonly policies: Policies<Ops>;
  readonly limits?: Limits<Ops>;
  /** Operations of which a process answers only some at a time. */
  readonly turns?: Partial<Record<keyof Ops & string, Turns>>;
}

/** That somebody reads what belongs to another person. */
export interface Look {
  readonly operationId: string;
  readonly caller: Caller;
  readonly access: Exclude<Access, { readonly by: 'self' | 'acting' | 'member' }>;
}

/** A backend that was found complete, with what each operation does. */
export interface WiredBackend {
  readonly prefix: string;
  readonly document: ContractDocument;
  /** The handler of an operation and the steps before it, in Fastify's form. */
  readonly route: (operationId: string) => object;
}

/**
 * Anybody can send these, and they are short: an address, a code or a few words. A resume needs
 * more.
 */
const publicBodyBytes = 16 * 1024;

interface Operation {
  readonly operationId: string;
  readonly public: boolean;
  /** Whether a JSON body is required; where it is optional, its schema allows null. */
  readonly needsJson: boolean;
  readonly queryNumbers: readonly string[];
}

/** Stops the boot when contract, handlers and policies differ. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Serves the backends from their documents, which validate requests and serialize responses. A
 * policy guards each operation.
 */
export async function serveBackends(
  app: FastifyInstance,
  backends: readonly WiredBackend[],
): Promise<void> {
  await app.register(glue, {
    specification: oneDocument(backends),
    operationResolver: (operationId: string, _method: string, path: string) =>
      backends.find(({ prefix }) => path.startsWith(`${prefix}/`))?.route(operationId) as never,
  });
}

/**
 * Combines a backend's document, handlers and policies.
 * @param authenticate finds the caller of a request, or null
 * @throws ContractError when an operation lacks a handler or policy, when either names no
 * operation, or when document and policy differ about being public
 */
export function wireBackend<Ops>(
  backend: Backend<Ops>,
  guards: {
    readonly callerOf: (request: FastifyRequest) => Promise<Caller | null>;
    readonly relations: Relations;
    /** Notes that a policy refused somebody. */
    readonly noteRefusal: (caller: Caller) => Promise<void>;
    /** Notes for the person looked at who looked; nothing is answered before it is stored. */
    readonly noteLook: (look: Look) => Promise<void>;
    readonly acting: ActingGuards;
    readonly rateLimits: RateLimits;
  },
): WiredBackend {
  const operations = operationsOf(backend.document);
  checkComplete(backend, operations);
  const handlers = new Map(Object.entries(backend.handlers) as [string, Handler][]);
  const policies = new Map<string, Policy>(Object.entries(backend.policies));
  const limits = new Map<string, Limit | readonly Limit[] | undefined>(
    Object.entries(backend.limits ?? {}),
  );
  const turns = new Map<string, Turns>(Object.entries(backend.turns ?? {}));
  return {
    prefix: backend.prefix,
    document: backend.document,
    route: (operationId) => {
      const handler = handlers.get(operationId) as Handler;
      const policy = policies.get(operationId) ?? { kind: 'signed-in' };
      const operation = operations.find((one) => one.operationId === operationId);
      const { byAddress, byKey } = guards.rateLimits(
        operationId,
        [limits.get(operationId) ?? []].flat(),
      );
      const inTurn = turns.get(operationId);
      return {
        ...(policy.kind === 'public' ? { bodyLimit: publicBodyBytes } : {}),
        onRequest: [
          ...(inTurn ? [waitForTurn(inTurn)] : []),
          ...byAddress,
          async (request: FastifyRequest) => {
            if (policy.kind === 'public') return;
            const caller = await guards.callerOf(request);
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
            if (!caller) return;
            const { relations } = guards;
            const decision =
              caller.role === 1
                ? await decideAdministrator({
                    operationId,
                    policy,
                    caller,
                    request,
                    relations,
                    guards: guards.acting,
                  })
                : await decide(policy, caller, request, relations);
            if (decision.is === 'allowed') return rememberAccess(request, decision.access);
            if (decision.problem.status === 403) await guards.noteRefusal(caller);
            throw decision.problem;
          },
          ...byKey,
        ],
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('cache-control', 'no-store');
          const access = accessOf(request);
          const input: Input<unknown> = {
            path: request.params as never,
            query: request.query as never,
            body: request.body as never,
            caller: callerOf(request) as Caller,
            access,
            ifMatch: ifMatchOf(request),
            idempotencyKey: idempotencyKeyOf(request),
            request,
            setCookie: (cookie) => void reply.header('set-cookie', cookie),
            setTotal: (total) => void reply.header('x-total-count', String(total)),
          };
          const answer =
            access.by === 'acting'
              ? await carryOut({ operationId, input, acting: access.acting, handlers, guards })
              : await handler(input);
          if (access.by === 'consent' || access.by === 'company')
            await guards.noteLook({ operationId, caller: callerOf(request) as Caller, access });
          if (answer instanceof FileAnswer) return sendFile(reply, answer);
          // Fastify would send no body, which is not JSON.
          return answer === null ? reply.type('application/json').send('null') : answer;
        },
      };
    },
  };
}

function ifMatchOf(request: FastifyRequest): string | null {
  const header = request.headers['if-match'];
  return header ? header.replace(/^(W\/)?"?|"$/g, '') : null;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header.replaceAll('"', '').toLowerCase() : null;
}

/** Without a body, or with one of another type, no schema would check anything. */
function refuseWithoutJson(request: FastifyRequest): void {
  if (request.body !== undefined) return;
  if (request.headers['content-type'])
    throw new Problem(415, 'unsupported_media_type', 'The server reads JSON at this address.');
  throw new Problem(400, 'body_missing', 'The request came without its content.');
}

function needsJson(document: ContractDocument, operation: object): boolean {
  const body = named(document, inside(operation, 'requestBody'));
  return (
    inside(body, 'content', 'application/json') !== undefined && inside(body, 'required') === true
  );
}

/** A part of the contract that is given, or named by a reference. */
function named(document: ContractDocument, part: unknown): unknown {
  const reference = inside(part, '$ref');
  return typeof reference === 'string' ? inside(document, ...reference.split('/').slice(1)) : part;
}

function parametersOf(document: ContractDocument, operation: object): readonly unknown[] {
  const parameters = inside(operation, 'parameters');
  return Array.isArray(parameters) ? parameters.map((one: unknown) => named(document, one)) : [];
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
          queryNumbers: numbersInQuery(parametersOf(document, operation)),
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
