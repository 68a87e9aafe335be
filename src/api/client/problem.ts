import type { components } from '#openapi/user.ts';

type ServerProblem = components['schemas']['Problem'];

/** Any failure of a call, in one shape. `status` is 0 when no answer came. */
export interface Problem {
  readonly status: number;
  /** A stable name; texts are found by it. */
  readonly code: string;
  /** The server's own sentence; null when there was no answer. */
  readonly detail: string | null;
  readonly errors: readonly {
    readonly pointer: string;
    readonly detail: string;
    readonly code?: string;
  }[];
  readonly traceId: string | null;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | null;
  /** The call that failed, such as "POST /signIn". */
  readonly operation?: string;
}

/** Thrown by `call`, so that queries and actors fail with a Problem. */
export class CallFailed extends Error {
  readonly problem: Problem;
  // The machines read a failure by its RFC 9457 members, so the error has them too.
  readonly status: number;
  readonly code: string;
  readonly detail: string | null;
  readonly errors: Problem['errors'];
  readonly retryAfter: number | null;
  readonly operation: string | undefined;
  /** @param cause what was thrown, where it was no answer */
  constructor(problem: Problem, cause?: unknown) {
    super(problem.code, { cause });
    this.name = 'CallFailed';
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors;
    this.retryAfter = problem.retryAfter;
    this.operation = problem.operation;
  }
}

/**
 * Turns any failure into a Problem: an answer, a lost connection, or an error in our own code.
 * No other place does this.
 */
export function toProblem(failure: unknown, status = 0): Problem {
  if (failure instanceof CallFailed) return failure.problem;
  if (isServerProblem(failure)) {
    return {
      status: failure.status,
      code: failure.code,
      detail: failure.detail ?? failure.title,
      errors: failure.errors ?? [],
      traceId: failure.traceId,
      retryAfter: failure.retryAfter ?? null,
    };
  }
  if (failure instanceof DOMException && failure.name === 'AbortError') return bare(0, 'cancelled');
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return bare(0, 'timed_out');
  // fetch rejects with a TypeError when no answer came: no network, a lost connection, a server
  // that is down.
  if (failure instanceof TypeError && status === 0) return bare(0, 'no_connection');
  // From what stands before the server, such as a proxy: its page is no problem document.
  if (status === 429) return bare(status, 'too_many');
  // Another server's answer may have no code of ours and still say what is wrong.
  const detail: unknown = Reflect.get(Object(failure), 'detail');
  if (!(failure instanceof Error) && typeof detail === 'string' && detail.trim() !== '')
    return { ...bare(status, 'unexpected'), detail };
  return bare(status, status >= 500 ? 'internal' : 'unexpected');
}

/** The code of a problem whose words are ours, in the language of the page. */
export const OWN_WORDS = 'own_words';

/**
 * A problem that we tell in our own words.
 * @param of what the server said, in words that do not fit here
 */
export const inOwnWords = (detail: string, of: Problem = toProblem(null)): Problem => ({
  ...of,
  code: OWN_WORDS,
  detail,
});

function bare(status: number, code: string): Problem {
  return { status, code, detail: null, errors: [], traceId: null, retryAfter: null };
}

function isServerProblem(value: unknown): value is ServerProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'status' in value &&
    typeof value.status === 'number' &&
    'traceId' in value
  );
}

/**
 * Waits for a call and returns its data. The clients throw every refused call (clients.ts).
 * @throws CallFailed for every other outcome
 */
export async function call<T>(answer: Promise<{ data?: T }>): Promise<T> {
  try {
    return (await answer).data as T;
  } catch (failure) {
    throw failure instanceof CallFailed ? failure : new CallFailed(toProblem(failure), failure);
  }
}

/** One load of a list, and how many the whole list has. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Waits for a call that answers with one load of a list, and says in a header how many there are.
 * Another server may leave the header out; then what came is all that is known.
 * @throws CallFailed
 */
export function callForPage<Item>(
  answer: Promise<{ data?: readonly Item[]; response: Response }>,
  offset: number,
): Promise<ListPage<Item>> {
  return call(
    answer.then(({ data: items = [], response }) => {
      const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
      return { data: { items, total: Number.isInteger(total) ? total : offset + items.length } };
    }),
  );
}
