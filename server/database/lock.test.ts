import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseInUseError, lockFolder } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'our-ability-lock-'));
});
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.stdin?.end();
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/**
 * Tries to lock each folder from its input, reports the result, and holds the locks until its
 * input ends.
 */
const contender = `
  import { lockFolder } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
  process.stdout.write('up');
  process.stdin.on('data', async (folder) => {
    const taken = await lockFolder(String(folder)).then(() => true, () => false);
    process.stdout.write(taken ? 'taken' : 'in use');
  });
`;

async function startContender() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', contender], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  await once(child.stdout, 'data');
  return {
    child,
    lock: async (path: string) => {
      const said = once(child.stdout, 'data');
      child.stdin.write(path);
      return String((await said)[0]);
    },
  };
}

test('holds a folder once, also within one process, and frees it afterwards', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(join(folder, '.'))).rejects.toBeInstanceOf(DatabaseInUseError);
  await unlock();
  await (
    await lockFolder(folder)
  )();
  expect(await readdir(folder)).toEqual(['our-ability.holder', 'our-ability.lock']);
});

test('refuses a held folder when the number of its holder says nothing here, as in a container', async () => {
  const { child, lock } = await startContender();
  expect(await lock(folder)).toBe('taken');
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid} on `);
  // Other containers count their processes from 1 as well: nobody here, or this one itself.
  for (const number of [String(process.pid), '0', '4194303']) {
    await writeFile(join(folder, 'our-ability.holder'), number);
    await writeFile(join(folder, 'our-ability.1.lock'), number);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(DatabaseInUseError);
  }
});

test('frees a folder when its holder is killed', async () => {
  const { child, lock } = await startContender();
  expect(await lock(folder)).toBe('taken');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (
    await lockFolder(folder)
  )();
});

test('gives a folder to one when several processes ask at once', async () => {
  const contenders = await Promise.all(Array.from({ length: 4 }, startContender));
  // Several rounds, because the winner is random.
  for (let round = 0; round < 10; round += 1) {
    const contended = await mkdtemp(join(folder, 'contended-'));
    const said = await Promise.all(contenders.map(({ lock }) => lock(contended)));
    expect(said.toSorted()).toEqual(['in use', 'in use', 'in use', 'taken']);
  }
});
