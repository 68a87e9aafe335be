import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { endWithNpm } from '#scripts/start/endWithNpm.ts';
import { newestChange } from '#scripts/start/newestChange.ts';
import { startServer } from '#server/start.ts';

// Taken before the build: it sets NODE_ENV to production, which is about the build and not about this server.
const env = { ...process.env };

/** `npm start`: builds the browser app when its sources are newer, then serves it with the APIs on one port. */
const root = join(import.meta.dirname, '..');
const webRoot = join(root, 'dist');
const sources = [
  'index.html',
  'vite.config.ts',
  'scripts/bundle',
  'package-lock.json',
  'src',
  'machines',
  'domain',
  'openapi/generated',
  'samples/resumes',
];

endWithNpm();
const page = join(webRoot, 'index.html');
const isFresh =
  existsSync(page) &&
  newestChange([page]) >= newestChange(sources.map((source) => join(root, source)));
if (!isFresh) {
  console.log('Building the browser app…');
  await build({ root, logLevel: 'warn' });
}
await startServer({ env, webRoot });
