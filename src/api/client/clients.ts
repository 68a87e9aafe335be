import createClient, { type Middleware } from 'openapi-fetch';
import type { BrowserPaths as JobsPaths } from '#openapi/jobs.ts';
import type { BrowserPaths as MatchingPaths } from '#openapi/matching.ts';
import type { BrowserPaths as PlacesPaths } from '#openapi/places.ts';
import type { BrowserPaths as ResumePaths } from '#openapi/resume.ts';
import type { Shapes } from '#openapi/shapes.ts';
import type { BrowserPaths as UserPaths } from '#openapi/user.ts';
import { CALL_LIMIT_MS, limitedFetch, LONG_CALL_LIMIT_MS } from '#src/api/client/limitedFetch.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { shapeCheck } from '#src/api/client/shapeCheck.ts';
import { sessionGate } from '#src/session/sessionGate.ts';
import { settings } from '#src/settings.ts';

const BEARER = 'Bearer ';

/** The token that a call was sent with; undefined when it was sent with none. */
const tokenOf = (request: Request) => request.headers.get('authorization')?.slice(BEARER.length);

/** Section 7: sends a Bearer header with every valid token. Section 8: handles 401 and 403. */
const bearer: Middleware = {
  async onRequest({ request }) {
    const token = await sessionGate().accessToken();
    if (token !== null) request.headers.set('authorization', BEARER + token);
    return request;
  },
  onResponse({ request, response }) {
    const token = tokenOf(request);
    if (token === undefined) return;
    if (response.status === 401) sessionGate().refused(token);
    if (response.status === 403) sessionGate().forbidden(token);
  },
};

const VIEW_CODES = new Set(['not_acting', 'acting_now']);

/** Somebody's membership in a company may have ended meanwhile. */
const MEMBER_CODES = new Set(['not_yours', 'not_visible']);

/** Fetched when it is needed: the sign-in page has no queries. */
const membershipCheck = async () => {
  const { checkMembership } = await import('#src/api/client/membershipCheck.ts');
  await checkMembership();
};

/** Tells an administrator's view of changes on their way: leaving the view waits for them. */
const changing: Middleware = {
  onRequest: ({ request, id }) => {
    if (request.method !== 'GET') sessionGate().changing('began', id);
  },
  onResponse: ({ request, id }) => {
    if (request.method !== 'GET') sessionGate().changing('ended', id);
  },
  onError: ({ request, id }) => {
    if (request.method !== 'GET') sessionGate().changing('ended', id);
  },
};

/** Section 7: a PUT, PATCH or DELETE whose body has _etag also sends it as If-Match. */
const ifMatch: Middleware = {
  async onRequest({ request }) {
    if (!['PUT', 'PATCH', 'DELETE'].includes(request.method)) return;
    if (!request.headers.get('content-type')?.includes('json')) return;
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null || !('_etag' in body)) return;
    if (typeof body._etag === 'string') request.headers.set('if-match', `"${body._etag}"`);
    return request;
  },
};

/**
 * Says the language of the page: the server keeps that of a sign-up for the mails. The browser's
 * own header may name another.
 */
const pageLanguage: Middleware = {
  onRequest({ request }) {
    request.headers.set('accept-language', document.documentElement.lang);
    return request;
  },
};

/** How tables by the contract name a call, such as "POST /signIn". */
const callName = (request: Request, path: string) => `${request.method} ${path}`;

/** Throws every other outcome as a CallFailed, so that queries and actors fail in the same way. */
const failures: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    if (response.ok) return;
    const body: unknown = await response.json().catch(() => null);
    const problem = {
      ...toProblem(body, response.status),
      operation: callName(request, schemaPath),
    };
    const token = tokenOf(request);
    if (token !== undefined && VIEW_CODES.has(problem.code))
      sessionGate().viewRefused(token, problem.code);
    if (MEMBER_CODES.has(problem.code)) void membershipCheck();
    throw new CallFailed(problem);
  },
  onError: ({ error, request, schemaPath }) =>
    new CallFailed({ ...toProblem(error), operation: callName(request, schemaPath) }, error),
};

type ShapesModule = () => Promise<{ readonly shapes: Shapes }>;

/** Makes a client that sends no token. */
function openClient<Paths extends object>(
  baseUrl: string,
  shapes: ShapesModule,
  limitMs = CALL_LIMIT_MS,
) {
  const made = createClient<Paths>({ baseUrl, fetch: limitedFetch(limitMs) });
  // Middleware sees answers in reverse order: the first one added is the last to see an answer.
  made.use(failures, shapeCheck(shapes), pageLanguage);
  return made;
}

function client<Paths extends object>(baseUrl: string, shapes: ShapesModule, limitMs?: number) {
  const made = openClient<Paths>(baseUrl, shapes, limitMs);
  made.use(bearer, changing, ifMatch);
  return made;
}

const userShapes = () => import('#openapi/user.shapes.ts');

export const userApi = client<UserPaths>(settings.apis.user, userShapes);
/** For a file that takes long to come. */
export const longUserApi = client<UserPaths>(settings.apis.user, userShapes, LONG_CALL_LIMIT_MS);
export const jobsApi = client<JobsPaths>(
  settings.apis.jobs,
  () => import('#openapi/jobs.shapes.ts'),
);
export const matchingApi = client<MatchingPaths>(
  settings.apis.matching,
  () => import('#openapi/matching.shapes.ts'),
);
export const resumeApi = client<ResumePaths>(
  settings.apis.resume,
  () => import('#openapi/resume.shapes.ts'),
  LONG_CALL_LIMIT_MS,
);

/**
 * For places. Sends no token, because the address may be a public Nominatim server, which must
 * never get one.
 */
export const placesApi = openClient<PlacesPaths>(
  settings.apis.places,
  () => import('#openapi/places.shapes.ts'),
);

/** For visitors: their words go with no token, also in the tab of somebody who is signed in. */
export const openMatchingApi = openClient<MatchingPaths>(
  settings.apis.matching,
  () => import('#openapi/matching.shapes.ts'),
);

/** For the calls of signing in, which must not wait for a session. */
export const openUserApi = openClient<UserPaths>(settings.apis.user, userShapes);
