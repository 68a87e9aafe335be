/**
 * Reads job feeds: `npm run -s jobs:import -- --format FORMAT [--company NAME] [--dry-run]
 * FILE|URL...`. With --dry-run it stores nothing and prints one JSON line for each entry. "Today"
 * is NOW (YYYY-MM-DD), else the clock. Ends with 0 when every file could be read, else with 1.
 */
import { parseArgs } from 'node:util';
import { feedFormats, type FeedFormat } from '#server/jobs/import/feedLine.ts';
import { dryRun } from '#server/jobs/dryRun.ts';
import { importDay } from '#server/jobs/importDay.ts';

const formats = [...feedFormats, 'auto'] as const;
const usage = `Usage: npm run -s jobs:import -- --format FORMAT [--company NAME] [--dry-run] FILE|URL [...]
FORMAT: ${formats.join(' ')}`;

const isFormat = (name: string | undefined): name is FeedFormat | 'auto' =>
  formats.some((format) => format === name);

function read() {
  try {
    return parseArgs({
      options: {
        format: { type: 'string' },
        company: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const found = read();
  const now = importDay(process.env['NOW'], new Date());
  const { format, company } = found?.values ?? {};
  if (!found || found.positionals.length === 0 || !isFormat(format)) {
    console.error(usage);
    return 2;
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(now) || Number.isNaN(Date.parse(now))) {
    console.error(`NOW must be a day such as 2026-11-20, not "${now}".`);
    return 2;
  }
  const request = { feeds: found.positionals, format, company, now };
  if (found.values['dry-run']) return dryRun(request);
  // The store opens the database: a dry run must not even load it.
  const { importFeeds } = await import('#server/jobs/importFeeds.ts');
  return importFeeds(request);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
