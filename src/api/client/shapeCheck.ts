import type { Middleware } from 'openapi-fetch';
import type { Shapes } from '#openapi/shapes.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { misfit } from '#src/api/client/shape.ts';

/** The longest that an answer waits for the table of shapes, in milliseconds. */
const TABLE_WAIT_MS = 2000;

/**
 * Refuses a good answer that is not what the contract says, such as one of another program at the
 * same address, so that no screen shows what is not there. The table of shapes is loaded beside
 * the first call. An answer for which it does not come in time is taken as it is.
 */
export function shapeCheck(load: () => Promise<{ readonly shapes: Shapes }>): Middleware {
  let loading: Promise<Shapes | null> | null = null;
  const table = () => {
    loading ??= load().then(
      ({ shapes }) => shapes,
      () => (loading = null),
    );
    return loading;
  };
  return {
    onRequest: () => void table(),
    async onResponse({ request, schemaPath, response }) {
      if (!response.ok) return;
      const operation = `${request.method} ${schemaPath}`;
      const shapes = await inTime(table());
      const shape = shapes?.answers[operation];
      if (!shapes || shape === undefined) return;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      const place = misfit(body, shape, shapes);
      if (place === null) return;
      // As if no answer had come: whether the server did what was asked is not known.
      const what = `The answer to ${operation} is not as agreed at "${place}"`;
      const failure = new CallFailed({ ...toProblem(null), operation }, what);
      logFailure(what, failure);
      throw failure;
    },
  };
}

function inTime<Value>(value: Promise<Value>): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, TABLE_WAIT_MS, null);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
