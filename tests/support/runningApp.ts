import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '#scripts/doctor/cluster.ts';
import { sampleAccounts, serverLog } from './samplePaths.ts';
import { isReply, isRow, type Reply, type Request, type Row } from './serverMessages.ts';

export interface DemoAccount {
  label: string;
  email: string;
  password: string;
}

/** The real server, with the sample data in a database of its own. */
export interface RunningApp {
  url: string;
  /** The demo accounts of the sample data. */
  accounts: readonly DemoAccount[];
  /**
   * Runs SQL on its database: for rows no screen shows, such as one that makes a call fail. Use
   * $1, $2 for values.
   */
  query: (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** Moves the server's clock forward, so that tokens and caches grow old. */
  advance: (milliseconds: number) => Promise<void>;
  /** Undoes every `advance`. */
  backToNow: () => Promise<void>;
  /** Ends its process as a kill -9 does, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /**
   * Restarts it at its address after `kill`; with its data when it has a folder, otherwise empty.
   */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface AppOptions {
  /** Where its database lies; in memory without one. */
  folder?: string;
  /** Settings of README, such as SESSION_IDLE_MINUTES. */
  settings?: Readonly<Record<string, string>>;
  /** A free one when not given. */
  port?: number;
}

/** @throws Error with what the server printed when it does not come up */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const port = options.port ?? (await freePort());
  let server = await startServer(port, options);
  const ask = (make: (id: number) => Request) => server.ask(make);
  let ahead = 0;
  const advance = async (milliseconds: number) => {
    ahead += milliseconds;
    await ask((id) => ({ kind: 'advance', id, milliseconds }));
  };
  return {
    url: server.url,
    accounts: readAccounts(),
    query: async (sql, parameters = []) => {
      const rows = await ask((id) => ({ kind: 'query', id, sql, parameters }));
      return rows.filter(isRow);
    },
    advance,
    backToNow: async () => {
      if (ahead !== 0) await advance(-ahead);
    },
    kill: () => stop(server.child),
    startAgain: async () => {
      ahead = 0;
      server = await startServer(port, options);
    },
    stop: () => stop(server.child),
  };
}

async function startServer(port: number, { folder, settings }: AppOptions) {
  const printed: string[] = [];
  const child = fork(resolve('tests/support/serve.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      TEST_FOLDER: folder ?? '',
      TEST_SETTINGS: JSON.stringify(settings ?? {}),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed.push(chunk.toString());
      // Tests make servers fail; among their results it would bury what a test has to say.
      appendFileSync(serverLog, chunk);
    });
  }
  const waiting = new Map<number, (reply: Reply) => void>();
  const url = await new Promise<string>((ready, failed) => {
    child.on('message', (reply) => {
      if (!isReply(reply)) return;
      if (reply.kind === 'ready') ready(reply.url);
      else waiting.get(reply.id)?.(reply);
    });
    child.once('exit', () => failed(new Error(`The server did not start:\n${printed.join('')}`)));
  });
  return { url, child, ask: asker(child, waiting) };
}

function asker(child: ChildProcess, waiting: Map<number, (reply: Reply) => void>) {
  let next = 0;
  return (make: (id: number) => Request) =>
    new Promise<unknown[]>((done, failed) => {
      const id = (next += 1);
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.kind === 'rows') done(reply.rows);
        if (reply.kind === 'failed') failed(new Error(reply.error));
      });
      child.send(make(id));
    });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

function readAccounts(): DemoAccount[] {
  const accounts: unknown = JSON.parse(readFileSync(sampleAccounts, 'utf8'));
  return Array.isArray(accounts) ? accounts.filter(isAccount) : [];
}

function isAccount(value: unknown): value is DemoAccount {
  return (
    isRow(value) && typeof value['email'] === 'string' && typeof value['password'] === 'string'
  );
}
