import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/http/problem.ts';

/** How often one caller may use an operation; a caller is an IP address, or what `key` names. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
  /** From the validated request, such as the e-mail address in its body. */
  readonly key?: (request: FastifyRequest) => string;
}

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * The checks of an operation's limits. Those by IP address can run before the body is read, those by key only after.
 * Counts are kept in this process.
 * @throws Problem 429 (from a check) with the seconds to wait
 */
export function limitChecks(
  app: FastifyInstance,
  limits: readonly Limit[],
): { readonly byAddress: Check[]; readonly byKey: Check[] } {
  const checkFor = (limit: Limit): Check => {
    const count = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      ...(limit.key ? { keyGenerator: limit.key } : {}),
    });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyTries(result.ttlInSeconds);
    };
  };
  return {
    byAddress: limits.filter((limit) => !limit.key).map(checkFor),
    byKey: limits.filter((limit) => limit.key).map(checkFor),
  };
}

function tooManyTries(seconds: number): Problem {
  const wait =
    seconds < 60
      ? `${seconds} second${seconds === 1 ? '' : 's'}`
      : `${Math.ceil(seconds / 60)} minute${seconds <= 60 ? '' : 's'}`;
  return new Problem(
    429,
    'too_many_requests',
    `Too many tries. Please wait ${wait} and try again.`,
    { retryAfter: seconds },
  );
}
