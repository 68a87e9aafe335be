import type { FastifyRequest } from 'fastify';
import type { Limit } from '#server/http/limits.ts';
import { inside } from '#server/http/oneDocument.ts';
import { placeOf, valueAt } from '#server/http/place.ts';

/** What limits count by; null when a limit does not apply to the request. */
export type LimitKeys = Readonly<Record<string, (request: FastifyRequest) => string | null>>;

const minute = 60_000;

/**
 * How often an operation may be called, as its contract says in `x-limit`: at most `max` times in
 * so many `minutes`. Without `by`, calls of one place are counted before anything of them is read;
 * with it, calls of one such key that are valid. `unless` names a part of the request with which
 * the limit does not apply.
 * @throws Error when the contract says something that this does not know
 */
export function readLimits(operation: object, keys: LimitKeys): readonly Limit[] {
  const limits = inside(operation, 'x-limit') ?? [];
  if (!Array.isArray(limits)) throw new Error('x-limit is no list');
  return limits.map((limit: unknown) => readLimit(limit, keys));
}

function readLimit(limit: unknown, keys: LimitKeys): Limit {
  const known = ['max', 'minutes', 'by', 'unless'];
  const stray = Object.keys(limit ?? {}).find((name) => !known.includes(name));
  if (stray !== undefined) throw new Error(`x-limit has ${stray}, which is not known`);
  const windowMs = count(inside(limit, 'minutes')) * minute;
  const max = count(inside(limit, 'max'));
  const by = inside(limit, 'by');
  const unless = inside(limit, 'unless');
  if (by === undefined) {
    if (unless !== undefined) throw new Error('x-limit has unless without by');
    return { max, windowMs };
  }
  const key = typeof by === 'string' && Object.hasOwn(keys, by) ? keys[by] : undefined;
  if (!key) throw new Error(`x-limit counts by ${JSON.stringify(by)}, which is not known`);
  if (unless === undefined) return { max, windowMs, key };
  const place = placeOf(unless);
  return {
    max,
    windowMs,
    key: (request) => ((valueAt(request, place) ?? '') === '' ? key(request) : null),
  };
}

function count(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new Error(`x-limit: ${JSON.stringify(value)} is no number of calls or minutes`);
}
