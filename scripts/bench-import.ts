/**
 * Importing job feeds at size: `npm run -s bench:import -- [--count 100000] [--embedded]`.
 * Writes invented postings into files under the limit, imports them by the command into a new
 * PostgreSQL database (or an embedded one), imports them again unchanged, and then changes one
 * posting while two servers run, by the command and by an employer on the first of them. Prints
 * minutes, postings a second, processor time and the largest memory of the command, and how long
 * each server needed to find the changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { type Server, startServer } from '#scripts/importing/server.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import type { SamplePosting } from '#server/database/seed/feed/posting.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    embedded: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const root = resolve(import.meta.dirname, '..');
/** Of one file: about 70 MB. */
const postingsAFile = 25_000;
const started = new Date();

/** Says at its end how much memory (KiB) and processor time (microseconds) the process took. */
const meter = `data:text/javascript,
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write('took ' + maxRSS + ' ' + (userCPUTime + systemCPUTime) + '\\n');
  });`;

function lineOf(posting: SamplePosting): string {
  return `${JSON.stringify({
    id: posting.jobId,
    title: posting.title,
    company: posting.company,
    city: posting.city,
    state: posting.stateShort,
    zip: posting.zip,
    country: 'US',
    remote: posting.remote,
    employment_type: posting.employmentType,
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    salary_unit: posting.salaryUnit,
    posted_at: posting.postedAt,
    apply_url: `https://jobs.example.org/${posting.jobId}`,
    description: posting.description,
  })}\n`;
}

async function writeFeeds(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let at = 0; at < count; at += postingsAFile) {
    const file = join(folder, `jobs-${files.length + 1}.jsonl`);
    const stream = createWriteStream(file);
    const some = Math.min(postingsAFile, count - at);
    // A seed for each file, so that one file at a time is in memory.
    for (const posting of generateFeed({ now: started, count: some, seed: 1_000 + files.length }))
      if (!stream.write(lineOf(posting))) await once(stream, 'drain');
    stream.end();
    await once(stream, 'close');
    files.push(file);
  }
  return files;
}

async function importInto(env: Readonly<Record<string, string>>, files: readonly string[]) {
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', meter, join(root, 'scripts/jobs-import.ts'), '--format', 'jsonl', ...files],
    { cwd: root, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${printed}`);
  const seconds = (performance.now() - from) / 1000;
  const [, kilobytes, microseconds] = /took (\d+) (\d+)/.exec(printed) ?? [];
  console.log(printed.replace(/took.*\n/, '').replaceAll(/^.*\//gm, '  '));
  return { seconds, megabytes: Number(kilobytes) / 1024, processor: Number(microseconds) / 1e6 };
}

function say(what: string, took: Awaited<ReturnType<typeof importInto>>): void {
  const rate = Math.round(count / took.seconds).toLocaleString('en-US');
  const minutes = (took.seconds / 60).toFixed(2);
  const processor = `${Math.round(took.processor)} seconds of its processor time`;
  const memory = `at most ${Math.round(took.megabytes)} MB`;
  console.log(`${what}: ${minutes} minutes, ${rate} postings a second, ${processor}, ${memory}\n`);
}

/** How long after a change each of the servers needed to find it, in milliseconds. */
async function foundBy(servers: readonly Server[], word: string): Promise<number[]> {
  const from = performance.now();
  return Promise.all(
    servers.map(async (server) => {
      while ((await server.found(word)) === 0) await setTimeout(10);
      return Math.round(performance.now() - from);
    }),
  );
}

/** Changes one posting by the command while servers run. */
async function changeOne(folder: string, database: string, servers: Server[]): Promise<void> {
  const [posting] = generateFeed({ now: started, count: 1, seed: 77 });
  if (!posting) throw new Error('There is no posting to change.');
  const file = join(folder, 'one.jsonl');
  await writeFile(file, lineOf(posting));
  await importInto({ DATABASE_URL: database }, [file]);
  await writeFile(file, lineOf({ ...posting, title: 'Quetzalcoatlus Keeper' }));
  await importInto({ DATABASE_URL: database }, [file]);
  const found = await foundBy(servers, 'quetzalcoatlus');
  console.log(
    `One changed posting: found by two servers ${found.join(' and ')} ms after its import`,
  );
}

/** Publishes twenty postings on the first server, and says when each server found them. */
async function publishSome(servers: readonly Server[]): Promise<void> {
  const found: number[][] = [];
  for (const letter of 'abcdefghijklmnopqrst') {
    const word = `Quetzal${letter.repeat(4)}`;
    await servers[0]?.publish(`${word} Keeper`);
    found.push(await foundBy(servers, word));
  }
  for (const [index, server] of ['the one that published', 'the other one'].entries()) {
    const sorted = found.map((times) => times[index] ?? 0).toSorted((a, b) => a - b);
    console.log(
      `Published by an employer: found by ${server} ${sorted[10]} ms after the answer (median), ${sorted.at(-1)} ms at most`,
    );
  }
}

async function newDatabase(server: string): Promise<string> {
  const name = `bench_import_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const folder = await mkdtemp(join(tmpdir(), 'our-ability-bench-import-'));
const postgres = values.embedded ? null : await startPostgres();
try {
  const files = await writeFeeds(folder);
  const database = postgres && (await newDatabase(postgres.url));
  const env: Record<string, string> = database
    ? { DATABASE_URL: database }
    : { DATA_DIR: join(folder, 'data') };
  say('First import', await importInto(env, files));
  say('The same again', await importInto(env, files));
  if (database) {
    const servers = [await startServer(database), await startServer(database)];
    try {
      await changeOne(folder, database, servers);
      await publishSome(servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
