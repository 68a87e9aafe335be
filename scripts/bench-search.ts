/**
 * Measures job search: `npm exec -- node --expose-gc scripts/bench-search.ts [--jobs 100000]`. The
 * real server over a generated feed in an embedded database in memory: each time is one whole
 * call, from the request to the answer with 25 cards and the total. The index alone is timed
 * beside it.
 */
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { SearchIndex } from '#server/jobs/search/searchIndex.ts';

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } });
const count = Number(values.jobs);
const now = () => new Date();
const queries = 60;
/** Runs of each query. The fastest answer measures the server, all answers also the machine. */
const runs = 5;

const titles = ['cook', 'nurse', 'driver', 'clerk', 'welder', 'teacher', 'cashier', 'analyst'];
const common = ['customer', 'team', 'work', 'service', 'experience', 'manager', 'care', 'training'];
const rare = ['phlebotomist', 'taxidermy', 'cobol', 'sommelier', 'glazier', 'farrier', 'orthotist'];
const places = ['Syracuse, NY', '90210', 'Boston', 'TX', 'Chicago, IL', 'Denver', '33101', 'Ohio'];
const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

interface Body {
  readonly searchText: string;
  readonly locationText: string;
  readonly offset?: number;
}
type Kind = readonly [name: string, path: string, body: (at: number, run: number) => Body];
const all = '/api/jobs/jobfeed/GetJobsfromSearchV2';
const remote = '/api/jobs/JobFeedInsightsV2/GetJobsfromSearchRemote';
const text = (searchText: string, locationText = ''): Body => ({ searchText, locationText });
const kinds: readonly Kind[] = [
  ['no words', all, () => text('')],
  ['one common word', all, (at) => text(pick(common, at))],
  ['one rare word', all, (at) => text(pick(rare, at))],
  [
    'three words',
    all,
    (at) => text(`${pick(titles, at)} ${pick(common, at)} ${pick(common, at + 3)}`),
  ],
  ['one letter, two letters', all, (at) => text(`${'abcdefghij'[at % 10]} ${'stre'[at % 4]}e`)],
  ['words and a place', all, (at) => text(pick(titles, at), pick(places, at + (at >> 3)))],
  ['a place alone', all, (at) => text('', pick(places, at))],
  [
    'a place never asked before',
    all,
    (at, run) => text('', `${pick(titles, at)}ville ${at * runs + run}`),
  ],
  ['remote', remote, (at) => text(at % 2 === 0 ? '' : pick(titles, at))],
  ['last load', all, () => ({ ...text('work'), offset: lastLoad })],
];
let lastLoad = 0;

const collect = (): void => {
  const gc: unknown = Reflect.get(globalThis, 'gc');
  if (typeof gc === 'function') gc();
};
const memory = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};
const quantile = (sorted: readonly number[], at: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(1);

function measureIndex(): void {
  const feed = generateFeed({ now: now(), count });
  const before = memory();
  const began = performance.now();
  const index = new SearchIndex();
  for (const job of feed) index.add({ ...job, state: job.stateShort });
  index.settle();
  const ms = performance.now() - began;
  console.log(
    `index alone: ${index.size} of ${feed.length} jobs in ${(ms / 1000).toFixed(1)} s, ${Math.round(memory() - before)} MB`,
  );
}

async function tokenFor(database: Database): Promise<string> {
  const account = await insertAccount(database.db, {
    email: 'bench@example.com',
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role: 2,
    company_guid: null,
    created_at: now(),
  });
  if (!account) throw new Error('The address is taken.');
  return (await (await openTokens({ database, now })).issue(account)).accessToken;
}

async function measureCalls(app: FastifyInstance, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (url: string, payload: Body) => {
    const began = performance.now();
    const cpu = process.threadCpuUsage();
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    const { user, system } = process.threadCpuUsage(cpu);
    const ms = performance.now() - began;
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    return { ms, cpu: (user + system) / 1000, total: answer.json<{ total: number }>().total };
  };
  for (let at = 0; at < 100; at += 1) await call(all, text(pick(common, at), pick(places, at)));
  lastLoad = Math.floor(((await call(all, text('work'))).total - 1) / 25) * 25;
  console.log(
    '| query | jobs found, median | fastest of five: 50 % within, ms | 95 % within, ms | every answer: 50 % within, ms | 95 % within, ms | processor, mean, ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const [name, url, bodyOf] of kinds) {
    const every: number[] = [];
    const fastest: number[] = [];
    const totals: number[] = [];
    let work = 0;
    for (let at = 0; at < queries; at += 1) {
      const answers = [];
      for (let run = 0; run < runs; run += 1) answers.push(await call(url, bodyOf(at, run)));
      every.push(...answers.map(({ ms }) => ms));
      fastest.push(Math.min(...answers.map(({ ms }) => ms)));
      totals.push(answers[0]?.total ?? 0);
      work += answers.reduce((sum, { cpu }) => sum + cpu, 0);
    }
    for (const list of [every, fastest, totals]) list.sort((a, b) => a - b);
    const figures = [fastest, every].flatMap((list) => [quantile(list, 0.5), quantile(list, 0.95)]);
    const mean = (work / every.length).toFixed(1);
    console.log(`| ${name} | ${totals[queries >> 1]} | ${figures.join(' | ')} | ${mean} |`);
  }
}

measureIndex();
const database = await connectDatabase({ kind: 'memory' });
await migrate(database.db);
await database.db
  .transaction()
  .execute((trx) => insertSampleJobs(trx, generateFeed({ now: now(), count })));
const token = await tokenFor(database);
const began = performance.now();
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  database,
  webRoot: null,
  rateLimits: false,
});
console.log(
  `server ready in ${((performance.now() - began) / 1000).toFixed(1)} s, both indexes built`,
);
await measureCalls(app, token);
await app.close();
await database.close();
