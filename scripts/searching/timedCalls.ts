import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { readStat } from '#scripts/testing/processorTime.ts';
import type { Database } from '#server/database/connect.ts';

/** Runs of each call. The first is told apart: it reads what later ones remember. */
const runs = 60;

/** Heads of the columns that `timeCall` fills, in a Markdown table. */
export const timedColumns =
  'first, ms | 50 % within, ms | 95 % within, ms | processor of the server: 95 % within, ms | of the database: mean, ms |';

/** One GET of the API as whom the token names. */
interface Call {
  readonly name: string;
  readonly url: string;
  readonly token: string;
}

/**
 * Asks the real server again and again, one whole call after the other.
 * @returns the cells of `timedColumns`
 * @throws Error when an answer is not 200
 */
export async function timeCall(
  app: FastifyInstance,
  database: Database,
  { name, url, token }: Call,
): Promise<string> {
  const times: number[] = [];
  const work: number[] = [];
  const before = await databaseTimes(database);
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const cpu = process.threadCpuUsage();
    const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}.`);
    const { user, system } = process.threadCpuUsage(cpu);
    times.push(performance.now() - began);
    work.push((user + system) / 1000);
  }
  const [first = 0, ...later] = times;
  const ofDatabase = usedBetween(before, await databaseTimes(database)) / (runs + 1);
  return [
    first.toFixed(1),
    quantile(later, 0.5),
    quantile(later, 0.95),
    quantile(work.slice(1), 0.95),
    database.kind === 'postgresql' ? ofDatabase.toFixed(1) : 'in it',
  ].join(' | ');
}

const quantile = (list: readonly number[], at: number): string =>
  (list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * at)] ?? 0).toFixed(1);

/** Processor time of each connection of PostgreSQL, in ms; none for the embedded one. */
async function databaseTimes({ kind, pool }: Database): Promise<ReadonlyMap<number, number>> {
  if (kind !== 'postgresql') return new Map();
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  );
  return new Map(
    rows.map(({ pid }) => [
      pid,
      (readStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.ticks ?? 0) * 10,
    ]),
  );
}

/** What was used between; a connection that is new used all of its time. */
function usedBetween(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
