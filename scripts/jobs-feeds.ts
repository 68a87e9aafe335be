/**
 * The feeds that run themselves: `npm run -s jobs:feeds -- add URL [--format F] [--name N]
 * [--company C] | list | run [ID|URL] | pause ID|URL | resume ID|URL | remove ID|URL`. Removing
 * closes the jobs of the feed. `run` without a feed reads all active ones.
 */
import { parseArgs } from 'node:util';
import { feedFormats } from '#server/jobs/import/feedLine.ts';

const actions = ['add', 'list', 'run', 'pause', 'resume', 'remove'] as const;
const formats: readonly string[] = [...feedFormats, 'auto'];
const usage = `Usage: npm run -s jobs:feeds -- add URL [--format FORMAT] [--name NAME] [--company NAME]
       npm run -s jobs:feeds -- list | run [ID|URL] | pause ID|URL | resume ID|URL | remove ID|URL
FORMAT: ${formats.join(' ')}`;

function read() {
  try {
    return parseArgs({
      options: {
        format: { type: 'string', default: 'auto' },
        name: { type: 'string' },
        company: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const found = read();
  const [name, which, more] = found?.positionals ?? [];
  const action = actions.find((each) => each === name);
  if (!found || !action || more !== undefined || !formats.includes(found.values.format)) {
    console.error(usage);
    return 2;
  }
  const { openStore } = await import('#server/jobs/feeds/openStore.ts');
  const { feedCommand } = await import('#server/jobs/feeds/command.ts');
  const database = await openStore(process.env);
  try {
    const { format, name: title, company } = found.values;
    const { text, code } = await feedCommand(database, {
      action,
      which,
      format,
      name: title,
      company,
    });
    (code === 0 ? console.log : console.error)(text);
    return code;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
