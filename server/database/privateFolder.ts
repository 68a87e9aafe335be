import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder cannot be closed to other accounts of the machine. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const isOurs = (name: string) => name === 'pglite' || name.startsWith('our-ability.');

/**
 * Makes the data folder, or closes one that is there: 0700 for folders and 0600 for files, because
 * they hold disability facts and the key that signs tokens. Windows has other rights and is left
 * alone.
 * @throws DataFolderError when it belongs to another account, or holds files that are not ours
 */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const others = readdirSync(dataDir).filter((name) => !isOurs(name));
  const isOpen = (statSync(dataDir).mode & 0o077) !== 0;
  // It may be a folder such as /tmp, which must stay as it is.
  if (isOpen && others.length > 0)
    throw new DataFolderError(
      `The data folder ${dataDir} is open to other accounts and holds other files, such as ${others[0]}. Set DATA_DIR to a folder of its own, or close it with chmod 700.`,
    );
  try {
    chmodSync(dataDir, 0o700);
    close(dataDir, isOurs);
  } catch (cause) {
    if (!(cause instanceof Error) || Reflect.get(cause, 'code') !== 'EPERM') throw cause;
    throw new DataFolderError(
      `The data folder ${dataDir} belongs to another account, so it cannot be closed to others. Change its owner, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Follows no links: what they point to is not ours. */
function close(folder: string, isMeant: (name: string) => boolean = () => true): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!isMeant(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isFile()) chmodSync(path, 0o600);
    if (!entry.isDirectory()) continue;
    chmodSync(path, 0o700);
    close(path);
  }
}
