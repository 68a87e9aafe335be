import { resolve } from 'node:path';

/** The built browser app. */
export const webRoot = resolve('dist');
/** A migrated database with the sample data, as PGlite loads it. */
export const sampleDump = resolve('test-results/sample/database.tar');
/** Its demo accounts: a list of {label, email, password}. */
export const sampleAccounts = resolve('test-results/sample/accounts.json');
/** What the servers of the last browser tests printed. */
export const serverLog = resolve('test-results/servers.log');
