import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir = '';
let server: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'our-ability-read-only-'));
});
afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

test('starts and answers when only the data folder may be written to', async () => {
  const allowed = [
    '--permission',
    '--allow-fs-read=*',
    `--allow-fs-write=${dataDir}`,
    '--allow-addons',
    '--allow-worker',
  ];
  server = spawn(process.execPath, [...allowed, 'server/start.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = new Promise<string>((found, failed) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /is ready: (\S+)/.exec(printed)?.[1];
      if (url !== undefined) found(url);
    };
    server?.stdout?.on('data', hear);
    server?.stderr?.on('data', hear);
    server?.on('close', () => failed(new Error(`It ended before it was ready:\n${printed}`)));
  });
  expect((await fetch(`${await ready}/health`)).status).toBe(200);
});
