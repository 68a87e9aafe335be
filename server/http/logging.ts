import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { Config } from '#server/config.ts';

/** Where the log goes instead of standard output. */
export interface LogSink {
  readonly write: (line: string) => void;
}

const address = /[^\s@<>"'(){}[\],;:=]+@[^\s@<>"'(){}[\],;]+/g;

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * The parts of an error that are safe to log: kind, code, sentence and place. A database error
 * also carries the failed row, and a mail server's answer a person's address, so those are left
 * out and addresses are masked.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: mask(error.message),
    stack: mask(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  };
}

function mask(text: string): string {
  return text.replace(address, '[address]');
}

/** Logs requests by the pattern of their route, because a path or a query can name a person. */
export function loggerFor(
  config: Config,
  sink?: LogSink,
): FastifyHttpOptions<RawServerDefault>['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    ...(sink ? { stream: sink } : {}),
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      err: loggedError,
    },
  };
}
