import type { Database, Db } from '#server/database/connect.ts';
import {
  type DemoAccount,
  insertDemoCandidate,
  lockDemoAccounts,
  openDemoAccounts,
} from '#server/database/seed/demoCandidate.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';

/**
 * Loads the sample feed and the demo accounts, each once for a database, also when several
 * processes start at the same time. In production it loads nothing, and locks the demo accounts of
 * a database that was used for a trial.
 * @returns the demo accounts that can sign in, on every start
 */
export async function seedSampleData(options: {
  readonly database: Database;
  readonly now: () => Date;
  readonly production: boolean;
}): Promise<readonly DemoAccount[]> {
  const { db } = options.database;
  const now = options.now();
  if (options.production) {
    await lockDemoAccounts(db, now);
    return [];
  }
  await once(db, 'sample-jobs', now, async (trx) => {
    // Large, and needed by the first start alone.
    const { generateFeed } = await import('#server/database/seed/feed/generateFeed.ts');
    await insertSampleJobs(trx, generateFeed({ now }));
  });
  await once(db, 'demo-candidate', now, (trx) => insertDemoCandidate(trx, now));
  return openDemoAccounts(db);
}

/**
 * The process that inserts the name first does the work; others wait for its transaction and then
 * have nothing to do.
 */
async function once(
  db: Db,
  name: string,
  now: Date,
  load: (trx: Db) => Promise<void>,
): Promise<void> {
  const done = await db.selectFrom('seed_run').where('name', '=', name).select('name').execute();
  if (done.length > 0) return;
  await db.transaction().execute(async (trx) => {
    const mine = await trx
      .insertInto('seed_run')
      .values({ name, ran_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (mine) await load(trx);
  });
}
