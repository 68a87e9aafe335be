/**
 * Makes somebody an administrator: `npm run -s admin:add -- EMAIL [FIRST LAST]`. The names are for
 * a new account. The embedded database is held by its server: stop that first.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addAdministrator } from '#server/administration/addAdministrator.ts';
import { readConfig } from '#server/config.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';
import { openStore } from '#server/jobs/feeds/openStore.ts';

const usage = `Usage: npm run -s admin:add -- EMAIL [FIRST LAST]
FIRST LAST: the name for a new account, such as Alex Morgan.`;

async function main([email, first, last, ...more]: readonly string[]): Promise<number> {
  if (email === undefined || (first === undefined) !== (last === undefined) || more.length > 0) {
    console.error(usage);
    return 2;
  }
  // As the server does; else this would change another database than the server has.
  const settings = join(import.meta.dirname, '..', '..', '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const config = readConfig(process.env);
  const database = await openStore(process.env);
  try {
    const services = {
      config,
      database,
      now: () => new Date(),
      texts: readMailTexts(config.production),
    };
    const name = first === undefined || last === undefined ? null : ([first, last] as const);
    const { text, code } = await addAdministrator(services, { email, name });
    (code === 0 ? console.log : console.error)(text);
    return code;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
