import { CallFailed } from '#src/api/client/problem.ts';

/** A failure of one field, such as an unknown ZIP code. The form shows the text of `code`. */
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

/** The record changed after it was opened: the form shows both versions. */
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
