import { parseArgs } from 'node:util';
import { feedCount, feedSeed, generateFeed } from '#server/database/seed/feed/generateFeed.ts';

/**
 * Prints the sample feed as JSON lines:
 *   node scripts/make-feed.ts -- --count 10 --seed 20261 --now 2026-11-21
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { count: { type: 'string' }, seed: { type: 'string' }, now: { type: 'string' } },
});

const count = Number(values.count ?? feedCount);
const seed = Number(values.seed ?? feedSeed);
const now = values.now === undefined ? new Date() : new Date(values.now);

if (
  !Number.isInteger(count) ||
  count < 0 ||
  !Number.isInteger(seed) ||
  Number.isNaN(now.getTime())
) {
  console.error('Use --count N, --seed N and --now YYYY-MM-DD.');
  process.exitCode = 1;
} else {
  for (const posting of generateFeed({ seed, now, count })) {
    process.stdout.write(`${JSON.stringify(posting)}\n`);
  }
}
