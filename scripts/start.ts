import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '#scripts/start/endWithNpm.ts';
import { NoBuildError, readyBuild } from '#scripts/start/readyBuild.ts';
import { startServer } from '#server/start.ts';

/**
 * `npm start`: builds the browser app if its sources are newer, then serves it and the APIs on
 * one port.
 */
const root = join(import.meta.dirname, '..');
// Variables that are already set win over the file.
const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
// Copied before the build, which sets NODE_ENV to production for itself.
const env = { ...process.env };

/** Imported only when needed, because production does not install Vite. */
async function build(): Promise<void> {
  console.log('Building the browser app…');
  const vite = await import('vite');
  await vite.build({ root, logLevel: 'warn' });
}

endWithNpm();
try {
  const production = env['NODE_ENV'] === 'production';
  await startServer({ env, webRoot: await readyBuild({ root, production, build }) });
} catch (error) {
  if (!(error instanceof NoBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
