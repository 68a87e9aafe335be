import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { rotateSigningKey } from '#server/identity/signingKeys.ts';

/**
 * `npm run keys:rotate`: a new key signs in two minutes, and nobody is signed out. With `-- --now`
 * the older keys are deleted, for when one may be known to others: everybody signs in again.
 * Running servers follow within a minute. The embedded database is held by its server: stop that
 * first.
 */
const config = readConfig(process.env);
const database = await connectDatabase(
  config.databaseUrl === null
    ? { kind: 'pglite', dataDir: config.dataDir }
    : { kind: 'postgresql', url: config.databaseUrl },
);
const isOldKept = !process.argv.includes('--now');
await migrate(database.db);
await rotateSigningKey(database.db, new Date(), isOldKept);
await database.close();
console.log(
  isOldKept
    ? 'A new key signs in two minutes. Nobody is signed out.'
    : 'A new key signs from now on. Everybody has to sign in again.',
);
