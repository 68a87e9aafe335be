import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface RunningPostgres {
  /** Address of its `postgres` database, with a user that may create databases. */
  url: string;
  stop: () => Promise<void>;
}

/** One that a test can take away and bring back. */
export interface OwnPostgres extends RunningPostgres {
  /** Cuts every connection at once, as a crash does. */
  halt: () => Promise<void>;
  /** Comes back after `halt`, at the same address and with its data. */
  startAgain: () => Promise<void>;
}

/** Who runs the server: PostgreSQL refuses root, so root gives it another user. */
interface Runner {
  uid?: number;
  gid?: number;
}

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1, in a folder of its own. It does not
 * sync to disk, because it is deleted after the tests.
 * @throws Error with the server's own words when it does not start
 */
export async function startCluster(programs: string, isRoot: boolean): Promise<OwnPostgres> {
  const runner = isRoot ? unprivilegedUser() : {};
  const folder = makeFolder(runner);
  const data = join(folder, 'data');
  try {
    initialise(join(programs, 'initdb'), data, runner);
    const port = await freePort();
    const start = () => serve(join(programs, 'postgres'), data, port, runner);
    let server = start();
    // When the tests are interrupted, nothing stays running or on disk.
    process.once('exit', () => {
      if (server.child.exitCode === null) server.child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilItAnswers(url, server);
    return {
      url,
      stop: () => stop(server.child, folder),
      halt: () => endBy(server.child, 'SIGQUIT'),
      startAgain: async () => {
        server = start();
        await untilItAnswers(url, server);
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function unprivilegedUser(): Runner {
  for (const name of ['postgres', 'nobody']) {
    const uid = numberOf('-u', name);
    const gid = numberOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".',
  );
}

function numberOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** A new folder that the runner can read; root's own temporary folder can be closed to others. */
function makeFolder(runner: Runner): string {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = mkdtempSync(join(parent, 'our-ability-postgres-'));
    if (runner.uid === undefined || runner.gid === undefined) return folder;
    chownSync(folder, runner.uid, runner.gid);
    if (spawnSync('test', ['-w', folder], runner).status === 0) return folder;
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error('No temporary folder that the user who runs PostgreSQL can write to.');
}

function initialise(initdb: string, data: string, runner: Runner): void {
  // C.UTF-8 sorts and folds letters like the embedded database; not every system has it.
  let words = '';
  for (const locale of ['C.UTF-8', 'C']) {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    const made = spawnSync(initdb, [...args, `--locale=${locale}`], {
      ...runner,
      cwd: '/',
      encoding: 'utf8',
    });
    if (made.status === 0) return;
    words = made.stderr || String(made.error);
    rmSync(data, { recursive: true, force: true });
  }
  throw new Error(`initdb failed: ${words.trim()}`);
}

interface Server {
  child: ChildProcess;
  words: () => string;
}

function serve(postgres: string, data: string, port: number, runner: Runner): Server {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    'timezone=UTC',
  ];
  const child = spawn(postgres, ['-D', data, ...settings.flatMap((line) => ['-c', line])], {
    ...runner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C for the tests must not end the database before they close it.
    detached: true,
  });
  const lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    lines.push(chunk.toString());
    if (lines.length > 50) lines.shift();
  });
  child.on('error', (error) => lines.push(error.message));
  return { child, words: () => lines.join('') };
}

async function untilItAnswers(url: string, server: Server): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (server.child.exitCode !== null || Date.now() > deadline) {
        server.child.kill('SIGQUIT');
        throw new Error(`PostgreSQL did not start: ${server.words()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), 5_000);
    await ended;
    clearTimeout(impatience);
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Below the ports that systems give to outgoing connections, which could take one before its
 * server listens.
 */
const PORTS = [20_000, 32_000] as const;

/** A port that was free just now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${PORTS[0]} to ${PORTS[1]} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => probe.close(resolve));
  return listens;
}
