import { CallFailed } from '#src/api/problem.ts';

/** A failure of one field, such as an unknown ZIP code; the form puts `code` into words. */
export function fieldFailure(field: string, code: string): CallFailed {
  const errors = [{ pointer: `/${field}`, code, detail: '' }];
  return new CallFailed({
    status: 422,
    code,
    detail: null,
    errors,
    traceId: null,
    retryAfter: null,
  });
}

/** What is to be changed is not what it was when it was opened: the form shows both versions. */
export function staleFailure(): CallFailed {
  return new CallFailed({
    status: 412,
    code: 'changed_meanwhile',
    detail: null,
    errors: [],
    traceId: null,
    retryAfter: null,
  });
}

/** The answer of a call, or null where the server says that there is no such record. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null;
    throw failure;
  }
}
