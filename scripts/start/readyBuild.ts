import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newestChange.ts';

/** What the browser app is made from. */
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

/** There is no built browser app, and production builds none. */
export class NoBuildError extends Error {
  constructor(webRoot: string) {
    super(
      `There is no browser app in ${webRoot}. In production it is not built at the start: ` +
        'run "npm ci" and "npm run build" before, with NODE_ENV unset.',
    );
    this.name = 'NoBuildError';
  }
}

/**
 * The folder of the browser app, built first when a source is newer than the last build.
 * Production uses the existing build: nothing is written, and build tools need not be installed.
 * @param options.build makes dist/ in the project's folder
 * @throws NoBuildError in production without a build
 */
export async function readyBuild(options: {
  readonly root: string;
  readonly production: boolean;
  readonly build: () => Promise<unknown>;
}): Promise<string> {
  const { root, production, build } = options;
  const webRoot = join(root, 'dist');
  const page = join(webRoot, 'index.html');
  if (production) {
    if (!existsSync(page)) throw new NoBuildError(webRoot);
    return webRoot;
  }
  const changed = newestChange(sources.map((source) => join(root, source)));
  if (!existsSync(page) || newestChange([page]) < changed) await build();
  return webRoot;
}
