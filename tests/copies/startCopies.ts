import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { startProxy } from './proxy.ts';
import { makeCopy } from '#tests/support/postgres.ts';

/** Several processes of the real server on one PostgreSQL, behind a proxy. */
export interface Copies {
  /** Of each copy, by its number from 0. */
  readonly urls: readonly string[];
  /** Gives each call to the next copy, or to the one that the header `x-copy` names. */
  readonly proxyUrl: string;
  /** The database that they share; nobody else has it. */
  readonly databaseUrl: string;
  /** What a copy has printed so far. */
  readonly printed: (copy: number) => string;
  /** Ends one copy as kill -9 does, in the middle of whatever it does. */
  readonly kill: (copy: number) => Promise<void>;
  /** Asks one copy to stop, waits for it and returns its exit code. */
  readonly end: (copy: number) => Promise<number | null>;
  /** Ends all that are left, and the proxy. */
  readonly stop: () => Promise<void>;
}

/**
 * @param options.settings of README, for every copy
 * @param options.settingsOf one copy, by its number from 0
 * @throws Error with what a copy printed when it does not come up
 */
export async function startCopies(
  options: {
    readonly count?: number;
    /** Of a database that is prepared already; a new copy of the template when not given. */
    readonly databaseUrl?: string;
    readonly settings?: Readonly<Record<string, string>>;
    readonly settingsOf?: (copy: number) => Readonly<Record<string, string>>;
  } = {},
): Promise<Copies> {
  const databaseUrl = options.databaseUrl ?? (await makeCopy(inject('copies')));
  const env = { PROXY_HOPS: '1', ...options.settings, DATABASE_URL: databaseUrl };
  const copies = Array.from({ length: options.count ?? 2 }, (_none, copy) =>
    startCopy({ ...env, ...options.settingsOf?.(copy) }),
  );
  const stopAll = () => Promise.all(copies.map(({ child }) => endBy(child, 'SIGKILL')));
  const urls = await Promise.all(copies.map(({ ready }) => ready)).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const proxy = await startProxy(urls);
  const copyNamed = (copy: number) => {
    const found = copies[copy];
    if (!found) throw new Error(`There is no copy ${copy}.`);
    return found;
  };
  return {
    urls,
    proxyUrl: proxy.url,
    databaseUrl,
    printed: (copy) => copyNamed(copy).printed(),
    kill: async (copy) => {
      proxy.leaveOut(copy);
      await endBy(copyNamed(copy).child, 'SIGKILL');
    },
    end: async (copy) => {
      proxy.leaveOut(copy);
      return endBy(copyNamed(copy).child, 'SIGTERM');
    },
    stop: async () => {
      await proxy.close();
      await stopAll();
    },
  };
}

function startCopy(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const printed = () => chunks.join('');
  const ready = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk.toString());
        const url = /is ready: (http:\S+)/.exec(printed())?.[1];
        if (url) found(url);
      });
    child.once('error', failed);
    child.once('close', () => failed(new Error(`A copy ended before it was ready:\n${printed()}`)));
  });
  return { child, ready, printed };
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
  return child.exitCode;
}
