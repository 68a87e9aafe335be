import type { FastifyRequest } from 'fastify';
import type { Access } from '#server/http/access.ts';
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

const accesses = new WeakMap<FastifyRequest, Access>();

/** Remembers by which right a request passed its policy. */
export function rememberAccess(request: FastifyRequest, access: Access): void {
  accesses.set(request, access);
}

/** By which right a request passed; of a public operation nobody is asked. */
export function accessOf(request: FastifyRequest): Access {
  return accesses.get(request) ?? { by: 'self' };
}

/** Counts a limit by person, because many people share an address and one person can use many. */
export function byPerson(request: FastifyRequest): string {
  return callerOf(request)?.userGuid ?? request.ip;
}
