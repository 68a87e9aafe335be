/**
 * How PostgreSQL runs the statements of the job module: `npm run -s bench:explain -- [--jobs
 * 100000]`. Calls each query over a generated feed in a temporary PostgreSQL, explains every
 * statement it sent, and ends with code 1 when one reads a large table from end to end.
 */
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import {
  findApplication,
  findContact,
  findSavedJob,
  insertSavedJob,
  listApplications,
  listApplicationsToMail,
  listJobsOf,
  listSavedJobs,
  upsertJobView,
} from '#server/applications/queries.ts';
import {
  changesSince,
  changePosition,
  sweepJobChanges,
} from '#server/jobs/indexes/changeQueries.ts';
import { listIndexedBatch, listIndexedJobs } from '#server/jobs/indexes/queries.ts';
import { removePostings, savePostings } from '#server/jobs/postingQueries.ts';
import { findJob, findJobText, isJob, listCompanies, listJobs } from '#server/jobs/queries.ts';
import { type Call, feedCalls } from './searching/feedCalls.ts';
import { fillDatabase, signedInCandidate } from './searching/filledDatabase.ts';

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } });

/** Rows of a table that is faster read from end to end than by an index. */
const fewRows = 10_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}
interface Explained {
  readonly Plan: Plan;
  readonly 'Execution Time': number;
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const wordsOf = (plan: Plan): string => {
  const table = plan['Relation Name'];
  const index = plan['Index Name'];
  return `${plan['Node Type']}${table ? ` of ${table}` : ''}${index ? ` by ${index}` : ''}`;
};

const { database, stop } = await fillDatabase(Number(values.jobs), false);
const sent: LogEvent[] = [];
const db: Db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: database.pool }),
  log: (event) => void sent.push(event),
});
const { userGuid } = await signedInCandidate(database);
const ids = (await listIndexedBatch(database.db, { after: null, limit: 200 })).map(
  ({ jobId }) => jobId,
);
const [id = ''] = ids;
const rows = await database.db
  .selectFrom('job')
  .selectAll()
  .where('source_guid', '=', id)
  .execute();

// What a year leaves behind: everybody's saved jobs and applications, and a swept list of changes.
const people = 2_000;
await database.pool.query(
  `insert into account (email, first_name, last_name, role, created_at)
   select 'bench-' || n || '@example.com', 'Robin', 'Sample', 2, now()
   from generate_series(1, ${people}) n`,
);
const eachForSomebody = `
  from (select source_guid, row_number() over () % ${people} as n from job) jobs
  join (select user_guid, row_number() over () - 1 as n from account) people using (n)`;
await database.pool.query(`
  insert into saved_job (user_guid, source_guid, saved_at)
    select user_guid, source_guid, now() ${eachForSomebody};
  insert into job_application (user_guid, source_guid, applied_at)
    select user_guid, source_guid, now() ${eachForSomebody};
  insert into job_view (user_guid, source_guid, viewed_on, viewed_at)
    select user_guid, source_guid, now()::date, now() ${eachForSomebody};
  insert into job_change (source_guid) select source_guid from job`);
const ofFeeds = await feedCalls(database, db);
await database.pool.query('analyze');
const { rows: tables } = await database.pool.query<{ relname: string }>(
  `select relname from pg_class where relkind = 'r' and reltuples > ${fewRows}`,
);
const large = new Set(tables.map(({ relname }) => relname));
const position = await changePosition(database.db);

const now = new Date();
const calls: readonly Call[] = [
  ['findJob', () => findJob(db, id)],
  ['findJobText', () => findJobText(db, id)],
  ['isJob', () => isJob(db, id)],
  ['listJobs, 25 cards', () => listJobs(db, ids.slice(0, 25))],
  ['listJobs, 200 cards', () => listJobs(db, ids)],
  ['listCompanies', () => listCompanies(db)],
  ['listIndexedBatch, the first', () => listIndexedBatch(db, { after: null, limit: 1_000 })],
  ['listIndexedBatch, the next', () => listIndexedBatch(db, { after: id, limit: 1_000 })],
  ['listIndexedJobs', () => listIndexedJobs(db, ids.slice(0, 50))],
  ['changePosition', () => changePosition(db)],
  ['changesSince', () => changesSince(db, position)],
  ['sweepJobChanges', () => sweepJobChanges(db)],
  ['savePostings', () => db.transaction().execute((trx) => savePostings(trx, rows))],
  ['removePostings', () => db.transaction().execute((trx) => removePostings(trx, [id]))],
  ['insertSavedJob', () => insertSavedJob(db, userGuid, id, now)],
  ['listSavedJobs', () => listSavedJobs(db, userGuid)],
  ['findSavedJob', () => findSavedJob(db, userGuid, id)],
  ['listApplications', () => listApplications(db, userGuid)],
  ['findApplication', () => findApplication(db, userGuid, id)],
  ['listApplicationsToMail', () => listApplicationsToMail(db, userGuid)],
  ['findContact', () => findContact(db, id)],
  ['upsertJobView', () => upsertJobView(db, userGuid, id, now)],
  ['listJobsOf, saved', () => listJobsOf(db, 'saved_job', userGuid)],
  ['listJobsOf, applied', () => listJobsOf(db, 'job_application', userGuid)],
  ...ofFeeds,
];

/** Explains a statement with its parameters, and undoes what it changes. */
async function explain(sql: string, parameters: readonly unknown[]): Promise<Explained> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { rows: answer } = await client.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    const [explained] = answer[0]?.['QUERY PLAN'] ?? [];
    if (!explained) throw new Error(`No plan for ${sql}`);
    return explained;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const isStatement = /^\s*(?:select|insert|update|delete|with)\b/i;
let faults = 0;
console.log('| query | how the tables are read | ms |\n|---|---|---:|');
for (const [name, call] of calls) {
  sent.length = 0;
  await call();
  for (const { query } of sent.filter(({ query: { sql } }) => isStatement.test(sql))) {
    const explained = await explain(query.sql, query.parameters);
    const reads = nodesOf(explained.Plan).filter((plan) => /Scan/.test(plan['Node Type']));
    const isWhole = reads.some(
      (plan) => plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name'] ?? ''),
    );
    if (isWhole) faults += 1;
    const how = reads.map(wordsOf).join(', ') || 'no table is read';
    const mark = isWhole ? ' **reads all of it**' : '';
    console.log(`| ${name} | ${how}${mark} | ${explained['Execution Time'].toFixed(1)} |`);
  }
}
await stop();
if (faults > 0) {
  console.error(`${faults} statements read a whole table.`);
  process.exitCode = 1;
}
