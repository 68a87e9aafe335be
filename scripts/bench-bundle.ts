/**
 * Builds the browser app and prints, as a markdown table, how much JavaScript the first load of each route needs: the entry,
 * the layouts and the page with all they import, their texts, and what the start of a signed-in candidate asks for.
 * Ends with code 1 when a route is over its limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGraph } from '#scripts/bundle/buildGraph.ts';
import { routesOf } from '#scripts/bundle/routesOf.ts';

const root = join(import.meta.dirname, '..');

/** kB (1,000 bytes) after gzip. */
const limits: Readonly<Record<string, number>> = {
  '/auth/login': 150,
  '/candidate/jobs/recommended-jobs': 190,
};
const limitOfAny = 210;

/** Loaded by src/layouts/StartUp.tsx before a candidate's first page is shown. */
const candidateStart = '#src/api/completion.ts';

const graph = await buildGraph(root);
const rows = routesOf(readFileSync(join(root, 'src', 'routes.tsx'), 'utf8')).map((route) => {
  const texts = new Set(route.modules.flatMap((module) => [...graph.textsOf(module)]));
  const modules = [
    ...route.modules,
    ...[...texts].map((name) => `#src/i18n/en/${name}.json`),
    ...(route.path.startsWith('/candidate') ? [candidateStart] : []),
  ];
  const files = new Set([
    ...graph.first,
    ...modules.flatMap((module) => [...graph.filesOf(module)]),
  ]);
  return {
    path: route.path,
    kB: graph.gzipBytes(files) / 1000,
    limit: limits[route.path] ?? limitOfAny,
    files: files.size,
  };
});

const over = rows.filter(({ kB, limit }) => kB > limit);
console.log('| route | JavaScript, gzip kB | limit | files | |');
console.log('|---|---:|---:|---:|---|');
for (const { path, kB, limit, files } of rows)
  console.log(
    `| ${path} | ${kB.toFixed(1)} | ${limit} | ${files} | ${kB > limit ? 'over' : 'within'} |`,
  );
console.log(
  `\nOn every route: ${(graph.gzipBytes(graph.first) / 1000).toFixed(1)} kB. ` +
    `Over its limit: ${over.length === 0 ? 'none' : over.map(({ path }) => path).join(', ')}.`,
);
if (over.length > 0) process.exitCode = 1;
