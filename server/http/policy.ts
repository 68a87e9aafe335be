import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/http/contractTypes.ts';

/**
 * Who may call an operation. The server trusts the token and compares it with the ids in the
 * request, never the other way round.
 */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | {
      readonly kind: 'owner';
      readonly roles: readonly Caller['role'][] | null;
      /** Every id of a person in the request; all must be the caller's own. */
      readonly people: (request: FastifyRequest) => readonly unknown[];
    };

export type Policies<Ops> = Readonly<Record<keyof Ops & string, Policy>>;

export const everyone: Policy = { kind: 'public' };
export const signedIn: Policy = { kind: 'signed-in' };
/** Any candidate. The request names nobody, so the record is the caller's. */
export const candidates: Policy = { kind: 'owner', roles: [2], people: () => [] };

type Place = `path.${string}` | `body.${string}`;

/** Only the person named by these path or body fields. */
export function owner(...places: readonly [Place, ...Place[]]): Policy {
  return {
    kind: 'owner',
    roles: null,
    people: (request) => places.map((place) => at(request, place)),
  };
}

/** Like `owner`, and the person must be a candidate. */
export function candidateOwner(...places: readonly [Place, ...Place[]]): Policy {
  return {
    kind: 'owner',
    roles: [2],
    people: (request) => places.map((place) => at(request, place)),
  };
}

/** Whether the policy lets this caller make this request. */
export function allows(policy: Policy, caller: Caller, request: FastifyRequest): boolean {
  if (policy.kind !== 'owner') return true;
  if (policy.roles && !policy.roles.includes(caller.role)) return false;
  return policy
    .people(request)
    .every((id) => typeof id === 'string' && sameId(id, caller.userGuid));
}

function sameId(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function at(request: FastifyRequest, place: Place): unknown {
  const [part, name = ''] = place.split('.', 2);
  const source: unknown = part === 'path' ? request.params : request.body;
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}
