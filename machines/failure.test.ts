import { describe, expect, test } from 'vitest';
import { failureFrom, isRefusal, isUnauthenticated } from './failure.ts';

describe('failures', () => {
  test('are read from a problem, with its fields', () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      code: 'invalid_request',
      traceId: 't',
      retryAfter: 30,
      errors: [{ pointer: '/zip', detail: 'Not a zip', code: 'pattern' }, { detail: 'lost' }, null],
    };
    expect(failureFrom(problem)).toEqual({
      status: 400,
      code: 'invalid_request',
      detail: 'Bad request',
      retryAfter: 30,
      fields: [{ pointer: '/zip', detail: 'Not a zip', code: 'pattern' }],
    });
  });

  test('prefer the detail to the title, and name the call that failed', () => {
    const problem = { title: 'Bad request', detail: 'No such job', operation: 'GET /jobs' };
    expect(failureFrom(problem)).toMatchObject({ detail: 'No such job', operation: 'GET /jobs' });
    expect(failureFrom({ ...problem, detail: '' }).detail).toBe('Bad request');
  });

  test('call a field wrong when the problem does not say why', () => {
    expect(failureFrom({ errors: [{ pointer: '/zip', code: '', detail: 7 }] }).fields).toEqual([
      { pointer: '/zip', code: 'invalid' },
    ]);
  });

  test('take nothing out of a member that is of another kind', () => {
    const odd = { status: '400', code: 7, detail: 7, title: '', retryAfter: '30', errors: 'none' };
    expect(failureFrom({ ...odd, operation: '' })).toEqual({
      status: null,
      code: 'unknown',
      detail: null,
      retryAfter: null,
      fields: [],
    });
  });

  test.each([undefined, null, 'boom', new TypeError('no network'), { status: 0 }])(
    '%s has no status and no name',
    (error) => expect(failureFrom(error)).toMatchObject({ status: null, code: 'unknown' }),
  );

  test('treats a refusal as an answer that a retry cannot change', () => {
    const statuses = [302, 399, 400, 401, 403, 404, 408, 429, 499, 500, 503];
    const refused = statuses.filter((status) => isRefusal({ status }));
    expect(refused).toEqual([400, 401, 403, 404, 499]);
    expect(isRefusal(new TypeError('no network'))).toBe(false);
  });

  test('says that a session has ended only when the server does not know it', () => {
    expect([401, 403, 500].filter((status) => isUnauthenticated({ status }))).toEqual([401]);
  });
});
