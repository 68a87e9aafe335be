import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { serverLog } from './samplePaths.ts';
import { isReply, isRow, type Reply, type Request, type ServedOptions } from './serverMessages.ts';

/** A server of the browser tests, and how to ask it something besides HTTP. */
export interface Server {
  readonly url: string;
  ask: (make: (id: number) => Request) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/** Starts a server as a process of its own, which \`stop\` ends as a kill -9 does. */
export async function startProcess(options: ServedOptions): Promise<Server> {
  const { child, printed } = forkLogged('serve', { TEST_SERVED: JSON.stringify(options) });
  const { url, ask } = await openChannel(
    (request) => child.send(request),
    (take, fail) => {
      child.on('message', take);
      child.once('exit', () => fail(new Error(`The server did not start:\n${printed.join('')}`)));
    },
  );
  return { url, ask, stop: () => kill(child) };
}

/** Starts the process for the servers that tests share. Returns how to end it. */
export async function startSharedProcess(): Promise<() => Promise<void>> {
  const { child, printed } = forkLogged('serveShared', {});
  const port = await new Promise<number>((ready, failed) => {
    child.once('message', (place) => ready(isRow(place) ? Number(place['port']) : 0));
    child.once('exit', () => failed(new Error(`No server started:\n${printed.join('')}`)));
  });
  // The workers have this process's settings.
  process.env['TEST_SHARED_SERVERS'] = String(port);
  return () => kill(child);
}

/** Starts a server in the process that tests share. */
export async function startShared(options: ServedOptions): Promise<Server> {
  const socket = connect(Number(process.env['TEST_SHARED_SERVERS']), '127.0.0.1');
  socket.write(`${JSON.stringify(options)}\n`);
  const closed = new Promise((done) => socket.once('close', done));
  const { url, ask } = await openChannel(
    (request) => socket.write(`${JSON.stringify(request)}\n`),
    (take, fail) => {
      createInterface({ input: socket }).on('line', (line) => take(JSON.parse(line)));
      socket.once('error', fail);
      socket.once('close', () => fail(new Error(`The server did not start: see ${serverLog}.`)));
    },
  );
  return {
    url,
    ask,
    stop: async () => {
      socket.end();
      await closed;
    },
  };
}

function forkLogged(name: string, env: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const child = fork(resolve(`tests/support/${name}.ts`), {
    env: { ...process.env, ...env },
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
  return { child, printed };
}

/**
 * Waits until the server is ready, and then pairs requests with replies.
 * @param listen is given what takes a message, and what takes an error that ends the start
 */
async function openChannel(
  send: (request: Request) => void,
  listen: (take: (message: unknown) => void, fail: (error: Error) => void) => void,
): Promise<Pick<Server, 'url' | 'ask'>> {
  const waiting = new Map<number, (reply: Reply) => void>();
  const url = await new Promise<string>((ready, failed) => {
    listen((message) => {
      if (!isReply(message)) return;
      if (message.kind === 'ready') ready(message.url);
      else if (message.kind === 'failed' && message.id === 0) failed(new Error(message.error));
      else waiting.get(message.id)?.(message);
    }, failed);
  });
  let next = 0;
  const ask: Server['ask'] = (make) =>
    new Promise((done, failed) => {
      const id = (next += 1);
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.kind === 'rows') done(reply.rows);
        if (reply.kind === 'failed') failed(new Error(reply.error));
      });
      send(make(id));
    });
  return { url, ask };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}
