/**
 * Measures what administrators ask of accounts: `npm run -s bench:accounts -- [--accounts 100000]
 * [--embedded]`. The real server over invented accounts in a temporary PostgreSQL (or the embedded
 * database); each time is one whole call. The clock also counts what else the machine does, the
 * processor time does not.
 */
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { fillDatabase, signedInAs } from './searching/filledDatabase.ts';
import { timeCall, timedColumns } from './searching/timedCalls.ts';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '100000' },
    embedded: { type: 'boolean', default: false },
  },
});

const { database, stop } = await fillDatabase(0, values.embedded);
// Two of a hundred are job coaches, four employers, five wait for their mail, one is closed.
await database.pool.query(
  `insert into account (email, first_name, last_name, role, created_at, verified_at)
   select 'bench-' || n || '@example.com',
     (array['Dana','Robin','Kim','Sam','Jordan','Alex','Mina','Abel'])[1 + n % 8] || n % 97,
     (array['Whitlock','Okafor','Rivera','Ellis','Morgan','Torvald'])[1 + n % 6] || n % 331,
     case when n % 50 = 0 then 4 when n % 25 = 1 then 3 else 2 end, now(),
     case when n % 20 = 0 then null else now() end
   from generate_series(1, $1::int) n`,
  [Number(values.accounts)],
);
await database.pool.query(
  `insert into closed_account (user_guid, closed_at, delete_after)
   select user_guid, now(), now() + interval '14 days' from account
   where abs(hashtext(email)) % 100 = 0`,
);
await database.pool.query('vacuum analyze');

const { token } = await signedInAs(database, 1);
const calls = [
  ['all accounts', 'User'],
  ['accounts, far down', 'User?offset=90000'],
  ['verified accounts', 'User?state=verified'],
  ['accounts that wait', 'User?state=waiting'],
  ['closed accounts', 'User?state=closed'],
  ['a common word', 'User?words=whitlock'],
  ['an address', 'User?words=bench-7777'],
  ['two words, role and state', 'User?words=dana%20ellis&role=2&state=verified'],
  ['no such word', 'User?words=zzzz'],
  ['accounts by role, counted', 'User/roles/count'],
  ['job coaches', 'User/jobCoaches'],
  ['candidates by a word', 'User/getAllCandidates?searchText=rivera'],
] as const;

const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  database,
  webRoot: null,
  rateLimits: false,
});
console.log(`${values.accounts} accounts, ${database.kind}\n`);
console.log(`| asked for | ${timedColumns}`);
console.log('|---|---:|---:|---:|---:|---:|');
for (const [name, path] of calls)
  console.log(
    `| ${name} | ${await timeCall(app, database, { name, url: `/api/user/${path}`, token })} |`,
  );
await app.close();
await stop();
