/**
 * Prints how much JavaScript the first load of each route needs as a markdown table, or all
 * figures with `--json`. Exits with 1 when a route is over its limit.
 */
import { join } from 'node:path';
import { weighRoutes } from '#scripts/bundle/weigh.ts';

const rows = await weighRoutes(join(import.meta.dirname, '..'));
const over = rows.filter(({ kB, limit }) => kB > limit);

if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else printTable();
if (over.length > 0) process.exitCode = 1;

function printTable(): void {
  console.log('| route | JavaScript, brotli kB | limit | files | |');
  console.log('|---|---:|---:|---:|---|');
  for (const { path, kB, limit, count } of rows)
    console.log(
      `| ${path === '*' ? 'any other' : path} | ${kB.toFixed(1)} | ${limit} | ${count} | ${kB > limit ? 'over' : 'within'} |`,
    );
  console.log(
    `\nOver its limit: ${over.length === 0 ? 'none' : over.map(({ path }) => path).join(', ')}.`,
  );
}
