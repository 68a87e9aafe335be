import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/http/contractTypes.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Remembers who a request comes from, once its token is believed. */
export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** Who a request comes from; undefined for a public operation. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/** Counts a limit by person: many share an address, and one may come from many. */
export function byPerson(request: FastifyRequest): string {
  return callerOf(request)?.userGuid ?? request.ip;
}
