/**
 * Processor time of starting the server: `npm run -s bench:boot -- [--runs 5] [--before FOLDER]`.
 * Each start is a process of its own. What it and its threads have used (user and system) is
 * read when it listens, when it has come to rest, and after the first search and the first
 * recommendations of the demo candidate. `--before` measures another checkout in turn with this
 * one, so that both meet the same machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newDatabase } from '#scripts/doctor/newDatabase.ts';
import { startPostgres } from '#scripts/doctor/postgres.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, before: { type: 'string' } },
});
const runs = Number(values.runs);

/** Seconds of processor time, one after another. */
interface Figures {
  readonly listening: number;
  /** Threads and caches that are made ready after it listens. */
  readonly settled: number;
  readonly search: number;
  readonly recommendations: number;
}

/** Answers with what the process has used so far. */
const meter = `data:text/javascript,
  process.on('message', () => process.send(process.cpuUsage()));
  process.channel.unref();`;

async function used(child: ChildProcess): Promise<number> {
  child.send('used');
  const [usage] = await once(child, 'message');
  return (Number(usage.user) + Number(usage.system)) / 1e6;
}

/** Waits until the process does nothing any more. */
async function rest(child: ChildProcess): Promise<number> {
  for (let before = await used(child); ;) {
    await setTimeout(500);
    const now = await used(child);
    if (now - before < 0.02) return now;
    before = now;
  }
}

async function post(url: string, path: string, body: object, token?: string) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** @param env what the start is to differ in: DATA_DIR or DATABASE_URL, and NODE_COMPILE_CACHE */
async function measure(root: string, env: Readonly<Record<string, string>>): Promise<Figures> {
  const child = fork(join(root, 'server/start.ts'), {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    execArgv: ['--import', meter],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  try {
    const [url, email, password] = await readyLine(child);
    const listening = await used(child);
    const settled = await rest(child);
    const session = await post(url, '/user/signIn', { Email: email, Password: password });
    const user_id: unknown = session.userDetails.UserGuid;
    const signedIn = await rest(child);
    const search = { searchText: 'customer', locationText: 'Boston, MA' };
    await post(url, '/jobs/jobfeed/GetJobsfromSearchV2', search, session.accessToken);
    const searched = await used(child);
    await post(url, '/matching/recommendations', { user_id }, session.accessToken);
    const recommended = await used(child);
    return {
      listening,
      settled: settled - listening,
      search: searched - signedIn,
      recommendations: recommended - searched,
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The address it listens at, and the demo candidate's account, as it prints them. */
async function readyLine(child: ChildProcess): Promise<readonly [string, string, string]> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  while (child.exitCode === null) {
    const ready = /is ready: (http:\S+)[^]*candidate: (\S+) {2}([^\n]+)\n/.exec(printed);
    if (ready) return [ready[1] ?? '', ready[2] ?? '', ready[3] ?? ''];
    await setTimeout(5);
  }
  throw new Error(`The server ended:\n${printed}`);
}

interface Checkout {
  readonly name: string;
  readonly root: string;
  /** Whether it keeps compiled code between starts; the first start is then measured without. */
  readonly keepsCode: boolean;
}
const checkouts: readonly Checkout[] = [
  ...(values.before ? [{ name: 'before', root: resolve(values.before), keepsCode: false }] : []),
  { name: 'now', root: resolve(import.meta.dirname, '..'), keepsCode: true },
];
const all = new Map<string, Figures[]>();
const add = (kind: string, { name }: Checkout, figures: Figures) => {
  const key = `${kind} | ${name}`;
  all.set(key, [...(all.get(key) ?? []), figures]);
};

const folder = await mkdtemp(join(tmpdir(), 'our-ability-bench-boot-'));
const postgres = await startPostgres();
try {
  for (let run = 0; run < runs; run += 1) {
    for (const checkout of checkouts) {
      const { name, root, keepsCode } = checkout;
      const here = join(folder, `${name}-${run}`);
      const code: Record<string, string> = keepsCode
        ? { NODE_COMPILE_CACHE: join(here, 'code') }
        : {};
      const embedded = { DATA_DIR: join(here, 'data'), ...code };
      add('embedded, first start', checkout, await measure(root, embedded));
      add('embedded, later starts', checkout, await measure(root, embedded));
      const url = await newDatabase(postgres.url, `bench_boot_${process.pid}_${name}_${run}`);
      const server = { DATABASE_URL: url, ...code };
      add('PostgreSQL, first start', checkout, await measure(root, server));
      add('PostgreSQL, later starts', checkout, await measure(root, server));
    }
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

const spread = (list: readonly Figures[], of: (figures: Figures) => number): string => {
  const sorted = list.map(of).toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2);
  return `**${at(0.5)}** (${at(0)} to ${at(1)})`;
};
console.log(
  `Seconds of processor time, user and system: median (least to most) of ${runs} starts.\n`,
);
console.log(
  '| database | | until it listens | until it rests | first search | first recommendations | all of it |',
);
console.log('|---|---|---:|---:|---:|---:|---:|');
for (const [key, list] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const columns = [
    (one: Figures) => one.listening,
    (one: Figures) => one.settled,
    (one: Figures) => one.search,
    (one: Figures) => one.recommendations,
    (one: Figures) => one.listening + one.settled + one.search + one.recommendations,
  ];
  console.log(`| ${key} | ${columns.map((of) => spread(list, of)).join(' | ')} |`);
}
