import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When the newest of these files was changed, in milliseconds. Folders are searched, and count
 * themselves so that a deleted file is a change. A missing file was never changed.
 */
export function newestChange(paths: readonly string[]): number {
  let newest = 0;
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    newest = Math.max(newest, stats.mtimeMs);
    if (stats.isDirectory()) {
      const inside = readdirSync(path).map((name) => join(path, name));
      newest = Math.max(newest, newestChange(inside));
    }
  }
  return newest;
}
