import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Person {
  readonly email: string;
  readonly password: string;
}

export interface RealServer {
  readonly address: string;
  readonly candidate: Person;
  /** The demo accounts by their role, such as "job coach". */
  readonly people: ReadonlyMap<string, Person>;
  readonly stop: () => Promise<void>;
}

/** The role that is printed last. */
const LAST = 'administrator';

/**
 * Starts the server like `npm start`, on a free port, with an empty data folder and the demo data.
 * @param database the address of an empty database; without it, one inside the data folder
 * @throws Error with what it printed when it ends before it is ready
 */
export async function startRealServer(root: string, database = ''): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'our-ability-lighthouse-'));
  const { npm_lifecycle_event: _, ...env } = process.env;
  const server = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  let printed = '';
  const ready = new Promise<Omit<RealServer, 'stop'>>((resolve, reject) => {
    const read = (part: Buffer) => {
      printed += String(part);
      const address = /ready: (http\S+)/.exec(printed)?.[1];
      const people = new Map<string, Person>();
      for (const [, role, email, password] of printed.matchAll(/Demo ([\w ]+).*: (\S+) {2}(.+)\n/g))
        if (role && email && password && !people.has(role.trim()))
          people.set(role.trim(), { email, password });
      const candidate = people.get('candidate');
      if (address && candidate && people.has(LAST)) resolve({ address, candidate, people });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server did not start:\n${printed}`)));
  });
  try {
    return { ...(await ready), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
