import type { FastifyRequest } from 'fastify';
import type { CoachScope } from '#domain/disclosure.ts';
import type { Access, CompanyLook, Relations } from '#server/http/access.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';

type Role = Caller['role'];
type PersonIn = (request: FastifyRequest) => unknown;

/**
 * Who may call an operation. The server trusts the token and compares it with the ids in the
 * request, never the other way round. What depends on a relation is asked of the database.
 */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'owner';
      readonly roles: readonly Role[] | null;
      /** Every id of a person in the request; all must be the caller's own. */
      readonly people: (request: FastifyRequest) => readonly unknown[];
    }
  | { readonly kind: 'providerCoach' }
  | {
      readonly kind: 'member';
      /** Also while nobody confirmed them. */
      readonly isWaitingEnough: boolean;
      /** A name or the id of a company in the request; it must be the member's own. */
      readonly company: ((request: FastifyRequest) => unknown) | null;
      /** The id of a person in the request; it must be the member. */
      readonly self: PersonIn | null;
      /** A job in the request; it must be one that their company wrote here. */
      readonly job: ((request: FastifyRequest) => unknown) | null;
    }
  | { readonly kind: 'coachOf'; readonly person: PersonIn; readonly scope: CoachScope }
  | { readonly kind: 'mayViewCandidate'; readonly person: PersonIn; readonly what: CompanyLook }
  | { readonly kind: 'anyOf'; readonly some: readonly Policy[] };

export type Policies<Ops> = Readonly<Record<keyof Ops & string, Policy>>;

/** What a policy says of a request: by which right it passes, or why not. */
export type Decision =
  | { readonly is: 'allowed'; readonly access: Access }
  | { readonly is: 'refused'; readonly problem: Problem };

export const everyone: Policy = { kind: 'public' };
export const signedIn: Policy = { kind: 'signed-in' };
/** Any candidate. The request names nobody, so the record is the caller's. */
export const candidates: Policy = { kind: 'owner', roles: [2], people: () => [] };

/** Any job coach. The request names nobody but what is theirs. */
export const coaches: Policy = { kind: 'owner', roles: [4], people: () => [] };
/**
 * A candidate or a job coach. The request names a record of two people, so the handler looks for
 * it among those of the caller.
 */
export const candidateOrCoach: Policy = { kind: 'owner', roles: [2, 4], people: () => [] };

/** Everybody with this role, whoever the request is about. */
export const role = (is: Role): Policy => ({ kind: 'role', role: is });

/** An administrator, but not while they view as somebody else. */
export const administrators: Policy = { kind: 'admin' };

/** One of the provider's own job coaches, whom an administrator named. */
export const providerCoaches: Policy = { kind: 'providerCoach' };

type Place = `path.${string}` | `body.${string}`;

/** Only the person named by these path or body fields. */
export const owner = (...places: readonly [Place, ...Place[]]): Policy => ownerAs(null, places);

/** Like `owner`, and the person must be a candidate. */
export const candidateOwner = (...places: readonly [Place, ...Place[]]): Policy =>
  ownerAs([2], places);

/** Like `owner`, and the person must be a job coach. */
export const coachOwner = (...places: readonly [Place, ...Place[]]): Policy => ownerAs([4], places);

/** Like `owner`, and the person must be an employer, of whatever company. */
export const employerOwner = (...places: readonly [Place, ...Place[]]): Policy =>
  ownerAs([3], places);

function ownerAs(roles: readonly Role[] | null, places: readonly Place[]): Policy {
  return {
    kind: 'owner',
    roles,
    people: (request) => places.map((place) => at(request, place)),
  };
}

/**
 * A job coach with whom the person named there shares this. Each look is noted for that person.
 */
export const coachOf = (place: Place, scope: CoachScope): Policy => ({
  kind: 'coachOf',
  person: (request) => at(request, place),
  scope,
});

/**
 * A confirmed member of a company that may see the candidate named there. Each look is noted for
 * the candidate.
 */
export const mayViewCandidate = (place: Place, what: CompanyLook): Policy => ({
  kind: 'mayViewCandidate',
  person: (request) => at(request, place),
  what,
});

interface MemberOf {
  /** Where the request has a name or the id of the company. */
  readonly company?: Place;
  /** Where the request has the id of the member. */
  readonly self?: Place;
  /** Where the request has the id of a job that the company wrote here. */
  readonly job?: Place;
}

/** A confirmed member of a company, about that company alone. */
export const member = (of: MemberOf = {}): Policy => memberPolicy(of, false);

/** Like `member`, also before somebody confirmed them: what shows nobody else. */
export const memberOrWaiting = (of: MemberOf = {}): Policy => memberPolicy(of, true);

function memberPolicy({ company, self, job }: MemberOf, isWaitingEnough: boolean): Policy {
  const reading = (place: Place | undefined) =>
    place === undefined ? null : (request: FastifyRequest) => at(request, place);
  return {
    kind: 'member',
    isWaitingEnough,
    company: reading(company),
    self: reading(self),
    job: reading(job),
  };
}

/** Whoever one of these lets through; the first of them says by which right. */
export const anyOf = (...some: readonly [Policy, Policy, ...Policy[]]): Policy => ({
  kind: 'anyOf',
  some,
});

/** Every id of a person that the policy reads from a request. */
export function peopleIn(policy: Policy, request: FastifyRequest): readonly unknown[] {
  switch (policy.kind) {
    case 'owner':
      return policy.people(request);
    case 'coachOf':
    case 'mayViewCandidate':
      return [policy.person(request)];
    case 'member':
      return policy.self ? [policy.self(request)] : [];
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
    case 'role':
      return caller.role === policy.role ? self : notAllowed();
    case 'owner': {
      const isRole = policy.roles === null || policy.roles.includes(caller.role);
      const isOwn = (id: unknown) => typeof id === 'string' && sameId(id, caller.userGuid);
      return isRole && policy.people(request).every(isOwn) ? self : notAllowed();
    }
    case 'providerCoach':
      return caller.role === 4 && (await relations.isProviderCoach(caller.userGuid))
        ? self
        : notAllowed();
    case 'coachOf':
      return decideCoach(policy, caller, policy.person(request), relations);
    case 'mayViewCandidate':
      return decideCompany(policy, caller, policy.person(request), relations);
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
  const id = self?.(request);
  if (self && !(typeof id === 'string' && sameId(id, caller.userGuid))) return notAllowed();
  const member = await relations.memberOf(caller.userGuid);
  if (!member || !(member.isConfirmed || isWaitingEnough)) return refuse(notYours());
  const isOwn = async (
    place: typeof company,
    check: (value: string) => Promise<boolean>,
  ): Promise<boolean> => {
    if (!place) return true;
    const value = place(request);
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

function at(request: FastifyRequest, place: Place): unknown {
  const [part, name = ''] = place.split('.', 2);
  const source: unknown = part === 'path' ? request.params : request.body;
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}
