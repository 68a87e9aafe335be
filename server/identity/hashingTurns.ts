import { availableParallelism } from 'node:os';
import { Problem } from '#server/http/problem.ts';
import { openTurns, type Turns } from '#server/http/turns.ts';

/** How many wait for a turn of signing in, and what is said to the next one. */
export const signInQueue = {
  // Waiting longer than this many take is no use: the browser has given up by then.
  waiting: 150,
  full: () =>
    new Problem(
      503,
      'busy',
      'Many people are signing in at this moment. Please wait a few seconds and try again.',
      { retryAfter: 5 },
    ),
};

/** Node's pool for slow work, which also verifies tokens, reads files and compresses. */
const nodeThreads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/**
 * Hashing fills a thread of Node's pool and a core, so half the cores stay free for all else, and
 * two threads at least for the tokens of other requests.
 */
export const defaultHashesAtOnce = Math.max(
  1,
  Math.min(Math.floor(availableParallelism() / 2), nodeThreads - 2),
);

/** The most that leaves a thread for all else. */
export const mostHashesAtOnce = Math.max(1, nodeThreads - 1);

/** The turns of everybody who needs a password hashed. Cores are shared, so a process has one. */
export function openHashingTurns(atOnce: number): Turns {
  return openTurns({ atOnce, ...signInQueue });
}
