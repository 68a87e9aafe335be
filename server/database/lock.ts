import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Another living process holds the folder: two processes on one embedded database lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The folders this process holds. Its own number in a lock proves nothing, because a dead process
 * may have had it.
 */
const held = new Set<string>();

/** Content of a released lock. */
const nobody = '0';

/**
 * Takes the one lock of an embedded database folder.
 *
 * Each holder leaves a file of a higher number than the last one's, with its process in it; the
 * highest says who has the folder. No number is ever given twice, so several processes that find a
 * dead holder at once cannot clear away each other's.
 * @returns releases the lock
 * @throws DatabaseInUseError when a living process holds it; a lock left by a dead one is taken
 * over
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  if (held.has(folder)) throw new DatabaseInUseError(dataDir, process.pid);
  held.add(folder);
  try {
    const taken = await takeLock(folder, dataDir);
    return async () => {
      // It stays, so that its number is not used again.
      await writeFile(taken, nobody);
      held.delete(folder);
    };
  } catch (error) {
    held.delete(folder);
    throw error;
  }
}

/**
 * The file appears with its holder's number already in it, so that nobody finds it empty and takes
 * its holder for dead.
 */
async function takeLock(folder: string, dataDir: string): Promise<string> {
  const mine = join(folder, `lock-of-${randomUUID()}`);
  await writeFile(mine, String(process.pid));
  try {
    for (;;) {
      const last = await lastNumber(folder);
      const holder = Number(await read(lockFile(folder, last)));
      if (isAlive(holder)) throw new DatabaseInUseError(dataDir, holder);
      const next = lockFile(folder, last + 1);
      if (!(await hasLinked(mine, next))) continue;
      if ((await lastNumber(folder)) === last + 1) {
        await clearBelow(folder, last + 1);
        return next;
      }
      // Others came and went while this one waited to link: their earlier files are gone, and this
      // one is too late.
      await rm(next, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}

const lockFile = (folder: string, number: number) => join(folder, `our-ability.${number}.lock`);

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const [, number] = /^our-ability\.(\d+)\.lock$/.exec(name) ?? [];
    return number ? [Number(number)] : [];
  });
}

/** @returns 0 for a folder that nobody ever held */
async function lastNumber(folder: string): Promise<number> {
  return Math.max(0, ...(await numbersIn(folder)));
}

async function clearBelow(folder: string, number: number): Promise<void> {
  for (const each of await numbersIn(folder))
    if (each < number) await rm(lockFile(folder, each), { force: true });
}

/** @returns false when somebody has the file */
async function hasLinked(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
