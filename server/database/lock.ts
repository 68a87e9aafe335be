import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { globSync } from 'node:fs';

/** Another process holds the folder: two processes on one embedded database lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by ${holder}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The locks that this process holds. One that nobody refers to would be collected as garbage,
 * which closes its file and frees the folder.
 */
const held = new Set<DatabaseSync>();

/**
 * How long a process waits for others that ask in the same moment, in milliseconds. Without it
 * each could be in the way of the others, and nobody would get the folder.
 */
const patienceMs = 200;

/** SQLite's code for a file that somebody else has locked. */
const sqliteBusy = 5;

/**
 * Takes the one lock of an embedded database folder: a lock of the operating system on a file. So
 * it holds between containers that share the folder, where process numbers say nothing, and ends
 * with its process, however that ends. Node has no call for it; the SQLite that comes with Node
 * takes such a lock when a transaction asks for its file alone. Nothing is stored in that file.
 * @returns releases the lock
 * @throws DatabaseInUseError when another process, or this one, holds it
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const holderFile = join(dataDir, 'our-ability.holder');
  const lock = new DatabaseSync(join(dataDir, 'our-ability.lock'), {
    timeout: patienceMs,
  });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || Reflect.get(error, 'errcode') !== sqliteBusy) throw error;
    const holder = await readFile(holderFile, 'utf8').catch(() => '');
    throw new DatabaseInUseError(dataDir, holder || 'another process');
  }
  held.add(lock);
  // For the message alone; the lock is what counts.
  await writeFile(holderFile, `process ${process.pid} on ${hostname()}`, { mode: 0o600 });
  for (const old of globSync(join(dataDir, 'our-ability.*.lock'))) await rm(old, { force: true });
  return async () => {
    held.delete(lock);
    if (lock.isOpen) lock.close();
  };
}
