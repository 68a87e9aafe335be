import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseInUseError, lockFolder } from './lock.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'our-ability-lock-'));
});
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a folder is held once, also within one process, and is free again afterwards', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(join(folder, '.'))).rejects.toBeInstanceOf(DatabaseInUseError);
  await unlock();
  await (
    await lockFolder(folder)
  )();
  // One small file stays, which says that nobody holds the folder.
  expect(await readdir(folder)).toEqual(['our-ability.2.lock']);
});

test.each([
  ['a dead process', deadPid],
  ['a process of our own number, in a container that was started again', async () => process.pid],
  ['nobody that can be read', async () => 'soup'],
])('the lock left by %s is taken over', async (_whose, holder) => {
  await writeFile(join(folder, 'our-ability.1.lock'), String(await holder()));
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
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

test('of several processes that find a dead one\u2019s lock at once, one gets it', async () => {
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', contender], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  running.push(...children);
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const dead = String(await deadPid());
  // Many rounds, because the winner is random.
  for (let round = 0; round < 50; round += 1) {
    const contended = await mkdtemp(join(folder, 'contended-'));
    await writeFile(join(contended, 'our-ability.1.lock'), dead);
    const said = children.map(async (child) => String((await once(child.stdout, 'data'))[0]));
    for (const child of children) child.stdin.write(contended);
    expect((await Promise.all(said)).toSorted()).toEqual(['in use', 'in use', 'in use', 'taken']);
  }
});
