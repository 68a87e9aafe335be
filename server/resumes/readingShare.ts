import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';

/** Seven files that take as long as a file may, or more than a hundred usual ones. */
export const processorMsAnHour = 60_000;
const hourSeconds = 60 * 60;

/** How much of the server one person's files may take in an hour. */
export interface ReadingShare {
  /** @throws Problem 429 reading_share_used with the seconds to wait */
  readonly check: (person: string) => Promise<void>;
  readonly charge: (person: string, processorMs: number) => Promise<void>;
}

/**
 * The share of each person, counted in the database once for all processes on it.
 * @param secret the table holds only hashes made with it, no ids
 */
export function openReadingShare({ pool }: Database, secret: Buffer, mostMs: number): ReadingShare {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: `parseResume processor ms in ${hourSeconds} s`,
    // The limiter itself refuses nobody: what a file takes is known only afterwards.
    points: Number.MAX_SAFE_INTEGER,
    duration: hourSeconds,
  });
  const hash = (person: string) => createHmac('sha256', secret).update(person).digest('base64url');
  return {
    check: async (person) => {
      const used = await limiter.get(hash(person));
      if (used && used.consumedPoints >= mostMs) throw shareUsed(used.msBeforeNext);
    },
    charge: async (person, processorMs) => {
      await limiter.penalty(hash(person), Math.max(1, Math.round(processorMs)));
    },
  };
}

function shareUsed(msBeforeNext: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem(
    429,
    'reading_share_used',
    `Reading your files took as much time as one person has in an hour. Please wait ${minutes} minute${minutes === 1 ? '' : 's'} and try again, or create your profile manually.`,
    { retryAfter },
  );
}
