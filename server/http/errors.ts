import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyHttpOptions,
  RawServerDefault,
} from 'fastify';
import { isDatabaseAway } from '#server/database/away.ts';
import { type FieldProblem, Problem } from '#server/http/problem.ts';

/**
 * PostgreSQL's codes for text with a NUL in it (in a text column, in jsonb). The client's fault.
 */
const unstorableText: ReadonlySet<string> = new Set(['22021', '22P05']);

/**
 * No form has more fields. A nonsense body can have a million errors, and the answer must stay
 * short.
 */
const maxErrors = 50;

/** Any failure as a Problem. An unexpected one tells nothing about the inside. */
function problemFor(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    return new Problem(400, 'invalid_request', 'Some of what was sent is missing or not right.', {
      errors: error.validation.slice(0, maxErrors).map(fieldProblem),
    });
  }
  if (unstorableText.has(error.code))
    return new Problem(
      400,
      'unstorable_text',
      'The text has a character that cannot be saved. Please remove it and try again.',
    );
  if (isDatabaseAway(error))
    return new Problem(
      503,
      'database_away',
      'The service cannot be reached for a moment. Please try again in a few seconds.',
      { cause: error, retryAfter: 5 },
    );
  const status = error.statusCode ?? 500;
  if (status === 413)
    return new Problem(413, 'too_large', 'This is too large. Choose a smaller one.');
  if (status === 415)
    return new Problem(
      415,
      'unsupported_media_type',
      'The server cannot read this kind of content.',
    );
  if (status >= 400 && status < 500)
    return new Problem(status, 'unreadable_request', 'The request could not be read.');
  return new Problem(
    500,
    'internal',
    'Something went wrong on our side. Nothing you typed is lost. Please try again.',
    {
      cause: error,
    },
  );
}

/** ajv names the parent of a missing field; the pointer names the field itself. */
function fieldProblem(issue: NonNullable<FastifyError['validation']>[number]): FieldProblem {
  const missing = issue.params['missingProperty'] ?? issue.params['additionalProperty'];
  const pointer =
    typeof missing === 'string' ? `${issue.instancePath}/${missing}` : issue.instancePath;
  return { pointer, detail: issue.message ?? 'is not right', code: issue.keyword };
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return (
    reply
      .code(problem.status)
      // It can name what a person typed.
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send({
        type: 'about:blank',
        title: problem.title,
        status: problem.status,
        detail: problem.message,
        code: problem.code,
        traceId: request.id,
        retryAfter: problem.retryAfter,
        errors: problem.errors,
      })
  );
}

/**
 * Failures before a route is found are Problems too: an undecodable address, or no HTTP at all.
 */
export const connectionErrors: Pick<
  FastifyHttpOptions<RawServerDefault>,
  'frameworkErrors' | 'clientErrorHandler'
> = {
  frameworkErrors: (error, request, reply) => {
    send(request, reply, problemFor(error));
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const body = JSON.stringify({
      type: 'about:blank',
      title: 'The request is not right',
      status,
      detail: 'The request could not be read.',
      code: 'unreadable_request',
      traceId: randomUUID(),
    });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
        `Cache-Control: no-store\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
};

/**
 * Sends every error of the server as problem+json. 5xx are logged with their cause and trace id.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = problemFor(error);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.code);
    return send(request, reply, problem);
  });
}

/** For addresses under /api that no contract names. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, new Problem(404, 'not_found', 'There is nothing at this address.'));
}
