import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { Access, Relations } from '#server/http/access.ts';
import { accessOf, callerOf, rememberAccess, rememberCaller } from '#server/http/callers.ts';
import { type ActingGuards, carryOut, type Handler } from '#server/http/carryOut.ts';
import type { Caller, Handlers, Input } from '#server/http/contractTypes.ts';
import { FileAnswer, sendFile } from '#server/http/fileAnswer.ts';
import { decideAdministrator } from '#server/http/decideAdministrator.ts';
import type { Limit, RateLimits } from '#server/http/limits.ts';
import { decide, type Policy } from '#server/http/policy.ts';
import { type ContractDocument, inside, oneDocument } from '#server/http/oneDocument.ts';
import { Problem } from '#server/http/problem.ts';
import { numbersInQuery, readQueryNumbers } from '#server/http/queryNumbers.ts';
import { type LimitKeys, readLimits } from '#server/http/readLimits.ts';
import { readPolicy } from '#server/http/readPolicy.ts';
import { waitForTurn } from '#server/http/requestTurn.ts';
import type { Turns } from '#server/http/turns.ts';

/** One backend: its bundled document and everything that implements it. */
export interface Backend<Ops> {
  readonly name: string;
  readonly document: ContractDocument;
  readonly prefix: string;
  readonly handlers: Handlers<Ops>;
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
  readonly policy: Policy;
  /** Every one of them applies. */
  readonly limits: readonly Limit[];
  /** Whether a JSON body is required; where it is optional, its schema allows null. */
  readonly needsJson: boolean;
  readonly queryNumbers: readonly string[];
}

/** Stops the boot when contract and handlers differ, or the contract does not say who may call. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Serves the backends from their documents, which validate requests, serialize responses and say
 * who may call each operation.
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
 * Combines a backend's document and handlers.
 * @throws ContractError when an operation lacks a handler or does not say who may call it, or a
 * handler is in no contract
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
    readonly limitKeys: LimitKeys;
  },
): WiredBackend {
  const operations = readOperations(backend, guards.limitKeys);
  const handlers = new Map(Object.entries(backend.handlers) as [string, Handler][]);
  const turns = new Map<string, Turns>(Object.entries(backend.turns ?? {}));
  return {
    prefix: backend.prefix,
    document: backend.document,
    route: (operationId) => {
      const handler = handlers.get(operationId) as Handler;
      const { policy, limits, needsJson, queryNumbers } = operations.get(operationId) as Operation;
      const { byAddress, byKey } = guards.rateLimits(operationId, limits);
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
            if (needsJson) refuseWithoutJson(request);
          },
          readQueryNumbers(queryNumbers),
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

function needsJsonBody(document: ContractDocument, operation: object): boolean {
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

/** Every fault is named at once. */
function readOperations<Ops>(
  { name, document, handlers }: Backend<Ops>,
  keys: LimitKeys,
): ReadonlyMap<string, Operation> {
  const faults: string[] = [];
  const found = new Map<string, Operation>();
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const operationId = inside(operation, 'operationId');
    if (typeof operation !== 'object' || operation === null || typeof operationId !== 'string')
      continue;
    if (!(operationId in handlers)) faults.push(`${operationId} has no handler`);
    try {
      found.set(operationId, {
        operationId,
        policy: readPolicy(operation),
        limits: readLimits(operation, keys),
        needsJson: needsJsonBody(document, operation),
        queryNumbers: numbersInQuery(parametersOf(document, operation)),
      });
    } catch (error) {
      faults.push(`${operationId}: ${(error as Error).message}`);
    }
  }
  for (const id of Object.keys(handlers))
    if (!found.has(id)) faults.push(`${id} is not in the contract`);
  if (faults.length > 0)
    throw new ContractError(`The ${name} API is not complete: ${faults.join('; ')}.`);
  return found;
}
