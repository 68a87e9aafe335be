import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isNode } from '#tests/support/contract.ts';
import { makeCopy } from '#tests/support/postgres.ts';

/** The database settings of this run: a folder, or one made from the migrated template. */
let settings: Readonly<Record<string, string>> = {};
let clear = async () => {};
let child: ChildProcess | null = null;
beforeAll(async () => {
  const source = inject('database');
  if (source.kind === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'our-ability-drafts-'));
    settings = { DATA_DIR: folder };
    clear = () => rm(folder, { recursive: true, force: true });
    return;
  }
  settings = { DATABASE_URL: await makeCopy(source) };
});
afterAll(async () => {
  await kill();
  await clear();
});

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** @returns its address and the demo candidate's account, as printed */
async function start(): Promise<{ url: string; Email: string; Password: string }> {
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    const match = /is ready: (\S+)\n {2}Demo candidate: (\S+) {2}(.+)\n/.exec(printed);
    if (match) return { url: match[1] ?? '', Email: match[2] ?? '', Password: match[3] ?? '' };
  }
  throw new Error(`The server ended before it was ready:\n${printed}`);
}

async function ask(url: string, method: string, body?: object, token?: unknown) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${String(token)}` } : {}),
  };
  const answer = await fetch(url, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content: unknown = await answer.json();
  expect(answer.status, JSON.stringify(content)).toBe(200);
  return content;
}

async function signIn({ url, ...account }: { url: string; Email: string; Password: string }) {
  const answer = await ask(`${url}/api/user/signIn`, 'POST', account);
  return isNode(answer) ? answer['accessToken'] : null;
}

test('keeps a saved draft when the server is killed right after its answer', async () => {
  const before = await start();
  const token = await signIn(before);
  const at = (n: number) => `${before.url}/api/user/draft/work.${n}`;
  for (let n = 0; n < 3; n += 1)
    await ask(at(n), 'PUT', { Version: 1, Data: { JobTitle: `Typist ${n}` } }, token);
  await kill();

  const after = await start();
  const drafts = await ask(`${after.url}/api/user/draft`, 'GET', undefined, await signIn(after));
  expect(drafts).toMatchObject(
    [2, 1, 0].map((n) => ({ Kind: `work.${n}`, Data: { JobTitle: `Typist ${n}` } })),
  );
});
