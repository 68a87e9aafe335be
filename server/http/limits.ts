import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { rateLimitKey } from '#server/http/rateLimitKey.ts';

/** How often one caller may use an operation; a caller is an IP address, or what `key` names. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
  /**
   * From the validated request, such as the e-mail address in its body; null when the limit does
   * not apply.
   */
  readonly key?: (request: FastifyRequest) => string | null;
}

/** @throws Problem 429 with the seconds to wait */
type Check = (request: FastifyRequest) => Promise<void>;

/**
 * The checks of an operation's limits. Those by IP address can run before the body is read, those
 * by key only after.
 */
export type RateLimits = (
  operationId: string,
  limits: readonly Limit[],
) => { readonly byAddress: Check[]; readonly byKey: Check[] };

/** Counts nothing, for tests that make more calls in a second than a person in an hour. */
export const noRateLimits: RateLimits = () => ({ byAddress: [], byKey: [] });

/**
 * Rate limits counted in the database, once for all processes on it: one statement a limit and
 * call. A caller over a limit is then refused from memory, so a flood costs the database
 * nothing.
 * @param secret the table holds only hashes made with it, no addresses
 */
export function openRateLimits({ pool }: Database, secret: Buffer): RateLimits {
  const checkFor = (operationId: string, { max, windowMs, key }: Limit): Check => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      // The migration has made it, and the sweep clears it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${operationId} ${max} in ${windowMs / 1000} s`,
      points: max,
      duration: windowMs / 1000,
      inMemoryBlockOnConsumed: max,
    });
    return async (request) => {
      const counted = key ? key(request) : rateLimitKey(request.ip);
      if (counted === null) return;
      const hash = createHmac('sha256', secret).update(counted).digest('base64url');
      await limiter.consume(hash).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? tooManyTries(error) : error;
      });
    };
  };
  return (operationId, limits) => {
    const checksOf = (some: readonly Limit[]) => some.map((limit) => checkFor(operationId, limit));
    return {
      byAddress: checksOf(limits.filter(({ key }) => !key)),
      byKey: checksOf(limits.filter(({ key }) => key)),
    };
  };
}

/** Deletes counts whose time is over. */
export async function deleteExpiredCounts(db: Db): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}

function tooManyTries({ msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
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
