/**
 * Builds the browser app as `npm run build` does, in memory, and prints as a markdown table how much JavaScript the first
 * load of each route needs. Ends with code 1 when a route is over its limit.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { graphOf } from '#scripts/bundle/graphOf.ts';
import { type PageLoad, pageLoads } from '#scripts/bundle/pageLoads.ts';

const root = join(import.meta.dirname, '..');

/** kB (1,000 bytes) after gzip. */
const limits: Readonly<Record<string, number>> = {
  '/auth/login': 150,
  '/candidate/jobs/recommended-jobs': 190,
};
const limitOfAny = 210;

let first: ReadonlySet<string> = new Set();
let loads: readonly PageLoad[] = [];
const built = await build({
  root,
  logLevel: 'silent',
  build: { write: false },
  plugins: [
    {
      name: 'weigh',
      enforce: 'post',
      generateBundle(_options, bundle) {
        const graph = graphOf(root, bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        first = graph.first;
        loads = pageLoads(root, graph);
      },
    },
  ],
});

if (!('output' in built)) throw new Error('The build gave no output.');

const sizes = new Map<string, number>();
for (const file of built.output)
  if (file.type === 'chunk') sizes.set(file.fileName, gzipSync(file.code).length / 1000);
const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => sizes.has(file));
const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
const rows = loads.map(({ path, files }) => {
  const scripts = scriptsOf([...first, ...files]);
  const limit = limits[path] ?? limitOfAny;
  return {
    path: path === '*' ? 'any other' : path,
    kB: weigh(scripts),
    limit,
    count: scripts.length,
  };
});
const over = rows.filter(({ kB, limit }) => kB > limit);

console.log('| route | JavaScript, gzip kB | limit | files | |');
console.log('|---|---:|---:|---:|---|');
for (const { path, kB, limit, count } of rows)
  console.log(
    `| ${path} | ${kB.toFixed(1)} | ${limit} | ${count} | ${kB > limit ? 'over' : 'within'} |`,
  );
console.log(
  `\nOver its limit: ${over.length === 0 ? 'none' : over.map(({ path }) => path).join(', ')}.`,
);
if (over.length > 0) process.exitCode = 1;
