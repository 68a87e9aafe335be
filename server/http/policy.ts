import type { FastifyRequest } from 'fastify';
import type { CoachScope } from '#domain/disclosure.ts';
import type { Access, CompanyLook, Relations } from '#server/http/access.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { type Place, valueAt } from '#server/http/place.ts';
import { Problem } from '#server/http/problem.ts';

type Role = Caller['role'];

/**
 * Who may call an operation, as its contract says (readPolicy.ts). The server trusts the token and
 * compares it with the ids in the request, never the other way round. What depends on a relation
 * is asked of the database.
 */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** An administrator, but not while they view as somebody else. */
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'owner';
      /** Null for every role. */
      readonly role: Role | null;
      /** Every id of a person in the request; all must be the caller's own. */
      readonly places: readonly Place[];
    }
  /** One of the provider's own job coaches, whom an administrator named. */
  | { readonly kind: 'providerCoach' }
  /** A member of a company, about that company alone. */
  | {
      readonly kind: 'member';
      /** Also while nobody confirmed them: what shows nobody else. */
      readonly isWaitingEnough: boolean;
      /** A name or the id of a company in the request; it must be the member's own. */
      readonly company: Place | null;
      /** The id of a person in the request; it must be the member. */
      readonly self: Place | null;
      /** A job in the request; it must be one that their company wrote here. */
      readonly job: Place | null;
    }
  /** A job coach with whom the person named there shares this. Each look is noted for that person. */
  | { readonly kind: 'coachOf'; readonly person: Place; readonly scope: CoachScope }
  /**
   * A confirmed member of a company that may see the candidate named there. Each look is noted for
   * the candidate.
   */
  | { readonly kind: 'mayViewCandidate'; readonly person: Place; readonly what: CompanyLook }
  /** Whoever one of these lets through; the first of them says by which right. */
  | { readonly kind: 'anyOf'; readonly some: readonly Policy[] };

/** What a policy says of a request: by which right it passes, or why not. */
export type Decision =
  | { readonly is: 'allowed'; readonly access: Access }
  | { readonly is: 'refused'; readonly problem: Problem };

/** Every id of a person that the policy reads from a request. */
export function peopleIn(policy: Policy, request: FastifyRequest): readonly unknown[] {
  switch (policy.kind) {
    case 'owner':
      return policy.places.map((place) => valueAt(request, place));
    case 'coachOf':
    case 'mayViewCandidate':
      return [valueAt(request, policy.person)];
    case 'member':
      return policy.self ? [valueAt(request, policy.self)] : [];
    case 'anyOf':
      return policy.some.flatMap((one) => peopleIn(one, request));
    default:
      return [];
  }
}

const self: Decision = { is: 'allowed', access: { by: 'self' } };
const refuse = (problem: Problem): Decision => ({ is: 'refused', problem });
const notAllowed = () => refuse(new Problem(403, 'not_allowed', 'Your account may not do this.'));

/**
 * Whether the policy lets this caller make this request, and by which right. A relation that is
 * not there, or not any more, is a 404: with a 403 the browser would renew the session and load
 * the page again.
 */
export async function decide(
  policy: Policy,
  caller: Caller,
  request: FastifyRequest,
  relations: Relations,
): Promise<Decision> {
  switch (policy.kind) {
    case 'public':
    case 'signed-in':
      return self;
    case 'admin':
      return caller.role === 1 ? self : notAllowed();
    case 'owner': {
      const isRole = policy.role === null || policy.role === caller.role;
      const isOwn = (id: unknown) => typeof id === 'string' && sameId(id, caller.userGuid);
      return isRole && peopleIn(policy, request).every(isOwn) ? self : notAllowed();
    }
    case 'providerCoach':
      return caller.role === 4 && (await relations.isProviderCoach(caller.userGuid))
        ? self
        : notAllowed();
    case 'coachOf':
      return decideCoach(policy, caller, valueAt(request, policy.person), relations);
    case 'mayViewCandidate':
      return decideCompany(policy, caller, valueAt(request, policy.person), relations);
    case 'member':
      return decideMember(policy, caller, request, relations);
    case 'anyOf':
      return decideAny(policy.some, caller, request, relations);
  }
}

async function decideCoach(
  { scope }: { readonly scope: CoachScope },
  caller: Caller,
  person: unknown,
  relations: Relations,
): Promise<Decision> {
  if (caller.role !== 4) return notAllowed();
  const consent =
    typeof person === 'string' ? await relations.consentOf(caller.userGuid, person) : null;
  if (!consent?.scopes.has(scope)) return refuse(notShared());
  return { is: 'allowed', access: { by: 'consent', scope, consent } };
}

async function decideCompany(
  { what }: { readonly what: CompanyLook },
  caller: Caller,
  person: unknown,
  relations: Relations,
): Promise<Decision> {
  if (caller.role !== 3) return notAllowed();
  const member = await relations.memberOf(caller.userGuid);
  const isSeen =
    member?.isConfirmed === true &&
    typeof person === 'string' &&
    (await relations.maySee(member.companyGuid, person));
  if (!isSeen) return refuse(notVisible());
  const { companyGuid } = member;
  return {
    is: 'allowed',
    access: { by: 'company', companyGuid, member, candidateGuid: person.toLowerCase(), what },
  };
}

async function decideMember(
  policy: Extract<Policy, { readonly kind: 'member' }>,
  caller: Caller,
  request: FastifyRequest,
  relations: Relations,
): Promise<Decision> {
  if (caller.role !== 3) return notAllowed();
  const { self, company, job, isWaitingEnough } = policy;
  const id = self && valueAt(request, self);
  if (self && !(typeof id === 'string' && sameId(id, caller.userGuid))) return notAllowed();
  const member = await relations.memberOf(caller.userGuid);
  if (!member || !(member.isConfirmed || isWaitingEnough)) return refuse(notYours());
  const isOwn = async (
    place: typeof company,
    check: (value: string) => Promise<boolean>,
  ): Promise<boolean> => {
    if (!place) return true;
    const value = valueAt(request, place);
    return typeof value === 'string' && (await check(value));
  };
  const isAllowed =
    (await isOwn(company, (name) => relations.isCalled(member.companyGuid, name))) &&
    (await isOwn(job, (id) => relations.isOwnJob(member, caller.userGuid, id)));
  return isAllowed ? { is: 'allowed', access: { by: 'member', member } } : refuse(notYours());
}

/** The first that allows; else the refusal that says more than that the role is wrong. */
async function decideAny(
  some: readonly Policy[],
  caller: Caller,
  request: FastifyRequest,
  relations: Relations,
): Promise<Decision> {
  let refused = notAllowed();
  for (const policy of some) {
    const decision = await decide(policy, caller, request, relations);
    if (decision.is === 'allowed') return decision;
    if (decision.problem.status !== 403) refused = decision;
  }
  return refused;
}

/** Nobody learns from it whether the person exists. */
const notShared = () =>
  new Problem(404, 'not_shared', 'This is not shared with you, or not any more.');

/** What a request names belongs to no company of the caller. */
export const notYours = () =>
  new Problem(404, 'not_yours', 'This belongs to no company that confirmed you, or not any more.');

/** The company may not see the person whom a request names. */
export const notVisible = () =>
  new Problem(404, 'not_visible', 'This person cannot be seen by your company, or not any more.');

function sameId(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
