import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/http/contractTypes.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Remembers who sent a request, once its token is verified. */
export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** Who sent a request; undefined for a public operation. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/** Counts a limit by person, because many people share an address and one person can use many. */
export function byPerson(request: FastifyRequest): string {
  return callerOf(request)?.userGuid ?? request.ip;
}
