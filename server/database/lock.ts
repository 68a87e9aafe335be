import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Another living process holds the folder: two on one embedded database silently lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** The folders this process holds: its own number in a lock says nothing, it may be that of a dead one of the same number. */
const held = new Set<string>();

/**
 * Takes the one lock of an embedded database folder.
 * @returns releases the lock
 * @throws DatabaseInUseError when a living process holds it; a lock left by a dead one is taken over
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(resolve(dataDir), 'our-ability.lock');
  if (held.has(path)) throw new DatabaseInUseError(dataDir, process.pid);
  held.add(path);
  try {
    await takeLock(path, dataDir);
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return async () => {
    await rm(path, { force: true });
    held.delete(path);
  };
}

/** The file appears with its holder's number already in it, so that nobody can find it empty and take it for a dead one's. */
async function takeLock(path: string, dataDir: string): Promise<void> {
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, String(process.pid));
  try {
    while (!(await hasLinked(mine, path))) {
      const holder = await read(path);
      if (holder === null) continue;
      if (isAlive(Number(holder))) throw new DatabaseInUseError(dataDir, Number(holder));
      await clearAway(path, holder);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** @returns false when somebody has the lock */
async function hasLinked(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock away; what turns out to be another's, taken a moment ago, goes back. */
async function clearAway(path: string, holder: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await read(aside)) !== holder) await hasLinked(aside, path);
  await rm(aside, { force: true });
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
