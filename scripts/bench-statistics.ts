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
import { companiesToAsk, fillViews, statisticsCalls } from './searching/statisticsCalls.ts';
import { timeCall, timedColumns } from './searching/timedCalls.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    views: { type: 'string', default: '1000000' },
    embedded: { type: 'boolean', default: false },
  },
});
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
console.log(`| company | jobs | views | call | ${timedColumns}`);
console.log('|---|---:|---:|---|---:|---:|---:|---:|---:|');
for (const company of companies)
  for (const [name, url] of statisticsCalls(company)) {
    const { label, jobs, views, token } = company;
    const figures = await timeCall(app, database, { name, url, token });
    console.log(`| ${label} | ${jobs} | ${views} | ${name} | ${figures} |`);
  }
await app.close();
await stop();
