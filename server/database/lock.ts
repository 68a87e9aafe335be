import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another living process holds the folder: two on one embedded database silently lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the one lock of an embedded database folder.
 * @returns releases the lock
 * @throws DatabaseInUseError when a living process holds it; a lock left by a dead one is taken over
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'our-ability.lock');
  for (;;) {
    const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (file) {
      await writeFile(file, String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    }
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (isAlive(pid)) throw new DatabaseInUseError(dataDir, pid);
    await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
