import { readFileSync } from 'node:fs';
import { freePort } from '#scripts/doctor/cluster.ts';
import { sampleAccounts } from './samplePaths.ts';
import { isRow, type NewPerson, type Row, type ServedOptions } from './serverMessages.ts';
import { startProcess, startShared, type Server } from './serverProcess.ts';

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
  /** Adds somebody who is verified and signed in: the user id and the three tokens. */
  addPerson: (person: NewPerson) => Promise<Row>;
  /** Moves the server's clock forward, so that tokens and caches grow old. */
  advance: (milliseconds: number) => Promise<void>;
  /** Gives every saved search that is due its turn, as the server does each hour. */
  sendAlerts: () => Promise<void>;
  /** Undoes every `advance`. */
  backToNow: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A server in a process of its own. */
export interface OwnApp extends RunningApp {
  /** Ends its process as a kill -9 does, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /**
   * Restarts it at its address after `kill`; with its data when it has a folder, otherwise empty.
   */
  startAgain: () => Promise<void>;
}

/** The port is a free one when not given. */
export type AppOptions = Partial<ServedOptions>;

/**
 * Starts a server in the process that all tests share, with a database and a clock of its own.
 * @throws Error with what went wrong when it does not come up
 */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const server = await startShared({ ...options, port: options.port ?? (await freePort()) });
  return running(() => server).app;
}

/**
 * Starts a server that a test can kill: a process of its own.
 * @throws Error with what the server printed when it does not come up
 */
export async function startOwnApp(options: AppOptions = {}): Promise<OwnApp> {
  const served = { ...options, port: options.port ?? (await freePort()) };
  let server = await startProcess(served);
  const { app, forgetTime } = running(() => server);
  return {
    ...app,
    kill: () => server.stop(),
    startAgain: async () => {
      forgetTime();
      server = await startProcess(served);
    },
  };
}

function running(server: () => Server): { app: RunningApp; forgetTime: () => void } {
  let ahead = 0;
  const advance = async (milliseconds: number) => {
    ahead += milliseconds;
    await server().ask((id) => ({ kind: 'advance', id, milliseconds }));
  };
  const app: RunningApp = {
    url: server().url,
    accounts: readAccounts(),
    query: async (sql, parameters = []) => {
      const rows = await server().ask((id) => ({ kind: 'query', id, sql, parameters }));
      return rows.filter(isRow);
    },
    addPerson: async (person) => {
      const [added] = await server().ask((id) => ({ kind: 'person', id, person }));
      if (!isRow(added)) throw new Error('The server added nobody.');
      return added;
    },
    advance,
    sendAlerts: async () => {
      await server().ask((id) => ({ kind: 'alerts', id }));
    },
    backToNow: async () => {
      if (ahead !== 0) await advance(-ahead);
    },
    stop: () => server().stop(),
  };
  return {
    app,
    forgetTime: () => {
      ahead = 0;
    },
  };
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
