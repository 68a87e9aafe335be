import type { Database, Db } from '#server/database/connect.ts';
import {
  type DemoAccount,
  lockDemoAccounts,
  openDemoAccounts,
} from '#server/database/seed/demoAccounts.ts';
import { insertDemoCandidate } from '#server/database/seed/demoCandidate.ts';
import { insertDemoCoaches } from '#server/database/seed/demoCoaches.ts';
import { insertDemoPassport } from '#server/database/seed/demoPassport.ts';
import { insertDemoSearches } from '#server/database/seed/demoSearches.ts';
import { sampleJobs } from '#server/jobs/feeds/store/queries.ts';
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
  // What is large and needed by the first start alone is imported there.
  await once(db, sampleJobs, now, async (trx) => {
    const { generateFeed } = await import('#server/database/seed/feed/generateFeed.ts');
    await insertSampleJobs(trx, generateFeed({ now }));
  });
  await once(db, 'demo-candidate', now, (trx) => insertDemoCandidate(trx, now));
  await once(db, 'demo-passport', now, (trx) => insertDemoPassport(trx, now));
  await once(db, 'demo-searches', now, (trx) => insertDemoSearches(trx, now));
  await once(db, 'demo-coaches', now, (trx) => insertDemoCoaches(trx, now));
  await once(db, 'demo-people', now, async (trx) => {
    const { insertDemoPeople } = await import('#server/database/seed/people/demoPeople.ts');
    await insertDemoPeople(trx, now);
  });
  await once(db, 'demo-caseload', now, async (trx) => {
    const { insertDemoCaseload } = await import('#server/database/seed/coaching/demoCaseload.ts');
    await insertDemoCaseload(trx, now);
  });
  await once(db, 'demo-jobs', now, async (trx) => {
    const { insertDemoJobs } = await import('#server/database/seed/people/demoJobs.ts');
    await insertDemoJobs(trx, now);
  });
  await once(db, 'demo-employer', now, async (trx) => {
    const { insertDemoEmployer } = await import('#server/database/seed/employers/demoEmployer.ts');
    await insertDemoEmployer(trx, now);
  });
  await once(db, 'demo-administrator', now, async (trx) => {
    const seed = await import('#server/database/seed/administration/demoAdministrator.ts');
    await seed.insertDemoAdministrator(trx, now);
  });
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
