/**
 * Measures job search: `npm run -s bench:search -- [--jobs 100000] [--embedded] [--calls]`. The
 * real server over a generated feed in a temporary PostgreSQL (or the embedded database): each
 * time is one whole call, from the request to the answer with 25 cards and the total. Filling the
 * index alone is timed beside it, with its memory, and the start of the server over the whole
 * feed; with `--calls` only the start and the calls.
 */
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { listIndexedBatch } from '#server/jobs/indexes/queries.ts';
import { SearchIndex } from '#server/jobs/search/searchIndex.ts';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import { fillDatabase, signedInCandidate } from './searching/filledDatabase.ts';
import { settledMegabytes } from './searching/memory.ts';
import { type Kind, kindsOfQuery, plain, widest } from './searching/kinds.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    embedded: { type: 'boolean', default: false },
    calls: { type: 'boolean', default: false },
  },
});
const count = Number(values.jobs);
const queries = 60;
/** Runs of each query. The fastest answer measures the server, all answers also the machine. */
const runs = 5;

const quantile = (sorted: readonly number[], at: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(1);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** What a part of the work takes of the clock and of this thread's processor. */
async function timed<Result>(work: () => Promise<Result> | Result) {
  const began = performance.now();
  const cpu = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(cpu);
  return { result, ms: performance.now() - began, cpu: (user + system) / 1000 };
}

type Row = Awaited<ReturnType<typeof listIndexedBatch>>[number];

/** Fills an index from the job table, as the start of the server does, and says what it took. */
async function measureIndex(
  name: string,
  database: Database,
  index: { readonly add: (row: Row) => void; readonly settle: () => void; readonly size: number },
): Promise<void> {
  const before = await settledMegabytes();
  let adding = 0;
  const whole = await timed(async () => {
    for (let after: string | null = null, more = true; more;) {
      const rows: Row[] = await listIndexedBatch(database.db, { after, limit: 1_000 });
      const { cpu } = await timed(() => rows.forEach((row) => index.add(row)));
      adding += cpu;
      after = rows.at(-1)?.jobId ?? null;
      more = rows.length === 1_000;
    }
    adding += (await timed(() => index.settle())).cpu;
  });
  const took = `${seconds(whole.ms)} s by the clock with reading the table, ${seconds(adding)} s of processor for the index`;
  console.log(
    `${name}: ${index.size} jobs, ${took}, ${Math.round((await settledMegabytes()) - before)} MB`,
  );
}

async function measureCalls(app: FastifyInstance, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (url: string, payload: object) => {
    const { result, ms, cpu } = await timed(async () =>
      app.inject({ method: 'POST', url, headers, payload }),
    );
    if (result.statusCode !== 200) throw new Error(`${url} answered ${result.statusCode}.`);
    return { ms, cpu, total: result.json<{ total: number }>().total };
  };
  for (let at = 0; at < 100; at += 1) await call(...plain(at));
  const [path] = plain(0);
  const lastLoad = Math.floor(((await call(path, widest)).total - 1) / 25) * 25;
  // The contract's limit of an offset.
  const kinds = kindsOfQuery(Math.min(lastLoad, 100_000));
  console.log(
    '| query | jobs found, median | fastest of five: 50 % within, ms | 95 % within, ms | every answer: 50 % within, ms | 95 % within, ms | processor: 95 % within, ms | mean, ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const kind of kinds) await measureKind(kind, call);
}

async function measureKind(
  { name, path, body }: Kind,
  call: (url: string, payload: object) => Promise<{ ms: number; cpu: number; total: number }>,
): Promise<void> {
  const every: number[] = [];
  const fastest: number[] = [];
  const work: number[] = [];
  const totals: number[] = [];
  for (let at = 0; at < queries; at += 1) {
    const answers = [];
    for (let run = 0; run < runs; run += 1) answers.push(await call(path, body(at, run)));
    every.push(...answers.map(({ ms }) => ms));
    fastest.push(Math.min(...answers.map(({ ms }) => ms)));
    work.push(...answers.map(({ cpu }) => cpu));
    totals.push(answers[0]?.total ?? 0);
  }
  for (const list of [every, fastest, work, totals]) list.sort((a, b) => a - b);
  const figures = [fastest, every].flatMap((list) => [quantile(list, 0.5), quantile(list, 0.95)]);
  const mean = (work.reduce((sum, one) => sum + one, 0) / work.length).toFixed(1);
  console.log(
    `| ${name} | ${totals[queries >> 1]} | ${figures.join(' | ')} | ${quantile(work, 0.95)} | ${mean} |`,
  );
}

const filling = await timed(() => fillDatabase(count, values.embedded));
const { database, stop } = filling.result;
console.log(`${count} postings written in ${seconds(filling.ms)} s`);
if (!values.calls) {
  await measureIndex('index of the search', database, new SearchIndex());
  await measureIndex('index of the ranking', database, new JobIndex());
}
const before = await settledMegabytes();
const boot = await timed(() =>
  buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    database,
    webRoot: null,
    rateLimits: false,
  }),
);
const app = boot.result;
console.log(
  `server ready in ${seconds(boot.ms)} s (${seconds(boot.cpu)} s of processor), both indexes built, ${Math.round((await settledMegabytes()) - before)} MB`,
);
// A token holds for 15 minutes, and over a large feed the start takes longer.
const { token } = await signedInCandidate(database);
await measureCalls(app, token);
await app.close();
await stop();
