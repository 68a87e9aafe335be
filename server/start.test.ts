import { limit } from '#scripts/testing/slowness.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

// Whole processes: a busy machine takes its time.
vi.setConfig({ testTimeout: limit(180_000) });

const running: ChildProcess[] = [];
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'our-ability-start-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A process with what it has printed so far. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  const waiting: (() => void)[] = [];
  const hear = (chunk: Buffer) => {
    printed += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, printed }));
  return {
    child,
    ended,
    /** The first match in what is printed; fails when the process ends without. */
    untilPrinted: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((found, failed) => {
        const look = () => {
          const match = pattern.exec(printed);
          if (match) found(match);
        };
        waiting.push(look);
        look();
        void ended.then(() =>
          failed(new Error(`It ended before it printed ${pattern}:\n${printed}`)),
        );
      }),
  };
}

const startServer = (env: Readonly<Record<string, string>> = {}) => run(['server/start.ts'], env);
const ready = /is ready: (http:\/\/localhost:\d+)\n {2}Demo candidate: (\S+) {2}(.+)\n/;

/** What npm start prints is enough to sign in with. */
async function signInAsPrinted(printed: RegExpExecArray): Promise<unknown> {
  const [, url = '', Email, Password] = printed;
  const answer = await fetch(`${url}/api/user/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email, Password }),
  });
  return answer.json();
}

test('starts in an empty folder, refuses a second start, survives an unhandled rejection, and stops in order', async () => {
  const onSignal =
    'data:text/javascript,process.on("SIGUSR2",' +
    '()=>void Promise.reject(new Error("lost robin@example.com")))';
  const server = run(['--import', onSignal, 'server/start.ts'], {
    HOST: '0.0.0.0',
    LOG_LEVEL: 'info',
  });
  const printed = await server.untilPrinted(ready);
  expect(await signInAsPrinted(printed)).toMatchObject({ role: 2 });
  await server.untilPrinted(/other machines may reach/);

  // It holds disability facts and the key that signs tokens.
  const openToOthers = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, stat: statSync(join(dataDir, path)) }))
    .filter(({ path, stat }) => stat.isDirectory() || /PG_VERSION|\.lock$/.test(path))
    .filter(({ stat }) => (stat.mode & 0o077) !== 0);
  expect(openToOthers).toEqual([]);

  const second = await startServer().ended;
  expect(second.code).toBe(1);
  expect(second.printed).toMatch(
    /^The data folder .* is in use by process \d+ on \S+\. Stop that one, or/,
  );

  // A failure that nobody awaited is logged, without addresses, and ends nothing.
  server.child.kill('SIGUSR2');
  const [line] = await server.untilPrinted(/.*unhandled rejection.*\n/);
  expect(line).toContain('lost [address]');
  expect((await fetch(`${printed[1]}/health`)).status).toBe(200);

  // An upload that never ends cannot hold it: a second signal cuts it off.
  const upload = connect(Number(new URL(printed[1] ?? '').port), '127.0.0.1');
  upload.on('error', () => undefined);
  const head = 'POST /api/user/signIn HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  await new Promise((sent) => upload.write(`${head}content-length: 500\r\n\r\n{`, sent));
  server.child.kill('SIGTERM');
  await server.untilPrinted(/SIGTERM: stopping/);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test('reports in one line that a port is in use, and frees the data folder for the next start', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const refused = await startServer({ PORT: port }).ended;
  other.close();
  expect(refused).toEqual({
    code: 1,
    printed: `Port ${port} is in use. Stop the other program, or set PORT to another number.\n`,
  });

  const server = startServer();
  expect(await signInAsPrinted(await server.untilPrinted(ready))).toMatchObject({ role: 2 });
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});

test.each([
  ['a wrong setting', { PORT: 'many' }, /^The settings are not right:\n {2}- PORT must be .*\n$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^The database of DATABASE_URL could not be reached: .*\n$/,
  ],
  [
    'a host that is not here',
    { HOST: '203.0.113.7' },
    /^HOST is 203\.0\.113\.7, which is no .*\n$/,
  ],
])('explains %s in words, without a stack', async (_what, env, words) => {
  const { code, printed } = await startServer(env).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(words);
});

test('prints what to install on an older Node, instead of failing on the first type', async () => {
  const older =
    'data:text/javascript,Object.defineProperty(process,"versions",' +
    '{value:{...process.versions,node:"20.20.0"}})';
  const { code, printed } = await run(['--import', older, resolve('scripts/start.mjs')]).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^Our Ability needs Node 22\.18 or newer and was started by Node 20\.20\.0\..*\n$/,
  );
});
