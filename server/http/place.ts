import type { FastifyRequest } from 'fastify';

/** Where a request has an id or a name. */
export type Place = `path.${string}` | `body.${string}`;

/**
 * A place as the contract names it.
 * @throws Error when it is none
 */
export function placeOf(value: unknown): Place {
  if (typeof value === 'string' && /^(path|body)\.\w+$/.test(value)) return value as Place;
  throw new Error(`${JSON.stringify(value)} is no place in a request`);
}

/** What the request has there; undefined when it has nothing. */
export function valueAt(request: FastifyRequest, place: Place): unknown {
  const [part, name = ''] = place.split('.', 2);
  const source: unknown = part === 'path' ? request.params : request.body;
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}
