import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { runServer } from '#server/runServer.ts';

/**
 * Starts the server as its settings say: see runServer. What Node compiles is kept between starts,
 * which saves a tenth of the work; where nothing can be written, it compiles again. So this file
 * imports the rest only once that is set up. NODE_COMPILE_CACHE chooses another folder.
 */
export async function startServer(options: Parameters<typeof runServer>[0]): Promise<void> {
  enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'our-ability'));
  const server = await import('#server/runServer.ts');
  await server.runServer(options);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await startServer({ env: process.env, webRoot: null });
