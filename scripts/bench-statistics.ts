/**
 * Measures what employers see of their jobs: `npm run -s bench:statistics -- [--jobs 100000]
 * [--views 1000000] [--embedded]`. The real server over a generated feed with views and
 * applications of two years in a temporary PostgreSQL (or the embedded database); each time is
 * one whole call, for a company of middle size and for the largest. The clock also counts what
 * else the machine does, the processor time does not.
 */
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { fillDatabase } from './searching/filledDatabase.ts';
import {
  type BenchCompany,
  companiesToAsk,
  databaseTimes,
  fillViews,
  statisticsCalls,
  usedBetween,
} from './searching/statisticsCalls.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    views: { type: 'string', default: '1000000' },
    embedded: { type: 'boolean', default: false },
  },
});
/** Runs of each call. The first is told apart: it reads what later ones remember. */
const runs = 60;

const quantile = (list: readonly number[], at: number): string =>
  (list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * at)] ?? 0).toFixed(1);

const { database, stop } = await fillDatabase(Number(values.jobs), values.embedded);
await fillViews(database, Number(values.views));
const companies = await companiesToAsk(database);
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  database,
  webRoot: null,
  rateLimits: false,
});

console.log(`${values.jobs} postings and ${values.views} views, ${database.kind}\n`);
console.log(
  '| company | jobs | views | call | first, ms | 50 % within, ms | 95 % within, ms | processor of the server: 95 % within, ms | of the database: mean, ms |',
);
console.log('|---|---:|---:|---|---:|---:|---:|---:|---:|');
for (const company of companies)
  for (const [name, url] of statisticsCalls(company)) await measure(company, name, url);
await app.close();
await stop();

async function measure(
  { label, jobs, views, token }: BenchCompany,
  name: string,
  url: string,
): Promise<void> {
  const times: number[] = [];
  const work: number[] = [];
  const before = await databaseTimes(database);
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const cpu = process.threadCpuUsage();
    const { statusCode } = await app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}.`);
    const { user, system } = process.threadCpuUsage(cpu);
    times.push(performance.now() - began);
    work.push((user + system) / 1000);
  }
  const [first = 0, ...later] = times;
  const ofDatabase = usedBetween(before, await databaseTimes(database)) / (runs + 1);
  const figures = [
    quantile(later, 0.5),
    quantile(later, 0.95),
    quantile(work.slice(1), 0.95),
    database.kind === 'postgresql' ? ofDatabase.toFixed(1) : 'in it',
  ];
  console.log(
    `| ${label} | ${jobs} | ${views} | ${name} | ${first.toFixed(1)} | ${figures.join(' | ')} |`,
  );
}
