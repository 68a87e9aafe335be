import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';

/**
 * Writes a dump of a migrated embedded database, from which each test starts its own in 0.3 s
 * (migrating again takes seconds).
 * @param path where the dump goes
 * @param fill puts rows in it that every test may count on
 */
export async function writeDump(
  path: string,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'our-ability-dump-'));
  try {
    const database = await connectDatabase({ kind: 'pglite', dataDir: folder });
    try {
      await migrate(database.db);
      await fill(database);
    } finally {
      await database.close();
    }
    // The folder connectDatabase keeps its PGlite in.
    const lite = await PGlite.create(join(folder, 'pglite'));
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
