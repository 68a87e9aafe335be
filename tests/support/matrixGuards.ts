import { randomUUID } from 'node:crypto';
import type { CoachScope } from '#domain/disclosure.ts';
import type { CallInput } from '#tests/support/api.ts';

// How the matrix of who may call what names its requests.

/** How to call an operation for a person: a request that names this person. */
export interface Guarded {
  /** The roles that may call it for themselves. */
  readonly roles: readonly (1 | 2 | 3 | 4)[];
  /** False when the request names nobody: the record belongs to the caller of the token. */
  readonly namesPerson: boolean;
  readonly request: (userGuid: string) => CallInput;
  /** The roles that may call it about everybody. */
  readonly ofAnybody?: readonly (1 | 2 | 3 | 4)[];
  /** What a candidate must share for a job coach to call it about them. */
  readonly scope?: CoachScope;
  /**
   * It names a match. One that is not there is refused like one of others, whoever of these roles
   * asks.
   */
  readonly isOfMatch?: true;
}

/** Id and name of the company of the employers in the matrix. */
export const matrixCompany = randomUUID();

/** The operations that a company's member may call about a candidate whom it may see. */
export const aboutVisible: ReadonlySet<string> = new Set([
  'listSharedStatements',
  'getCandidateView',
  'recommendationsEmploy',
  'getUser',
  'getUserProfile',
  'getUserDegrees',
  'getUserWorkHistory',
  'getUserSkills',
  'getUserCredentials',
]);

export const everybody = [1, 2, 3, 4] as const;
/** A request with the person's id in its path, by this name. */
export const byPath = (name: string) => (userGuid: string) => ({ path: { [name]: userGuid } });
/** An operation that each of these roles may call for themselves, and no other. */
export const guarded = (
  roles: Guarded['roles'],
  request: Guarded['request'],
  namesPerson = true,
): Guarded => ({ roles, request, namesPerson });

/** A candidate calls it about themselves, and a job coach about who shares this. */
export const shared = (
  scope: CoachScope,
  request: Guarded['request'],
  roles: Guarded['roles'] = [2],
): Guarded => ({ roles, request, namesPerson: true, scope });

/** An id that nothing has. */
export const anyId = () => ({ path: { id: randomUUID() } });
/** The same, where the contract calls it guid. */
export const byAnyGuid = () => ({ path: { guid: randomUUID() } });

/** An entry of a list by its id in the query, with a body that names the person. */
export const entryInQuery = (body: (UserGuid: string) => object) => (UserGuid: string) => ({
  query: { id: randomUUID() },
  body: body(UserGuid),
});
/** The same in the path. */
export const entryInPath = (body: (UserGuid: string) => object) => (UserGuid: string) => ({
  path: { id: randomUUID() },
  body: body(UserGuid),
});
export const anEntry = guarded([2], anyId, false);

export const anyJob = { searchText: '', locationText: '' };
export const names = { FirstName: 'A', LastName: 'B' };
export const anyList = { ...anyJob, JobListString: '' };
export const anyPage = { ...anyJob, offset: 0 };
export const anyFeed = { name: 'A', format: 'auto', url: 'https://feeds.example.org/' };
