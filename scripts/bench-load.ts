import { availableParallelism } from 'node:os';
import { measureBurst } from './load/burst.ts';
import { startLoadServer } from './load/loadServer.ts';
import { measureThroughput } from './load/throughput.ts';

/**
 * `npm run bench:load`: on PostgreSQL, how long /health and signed-in reads take while nobody
 * signs in and during 64 right and 64 wrong sign-ins at once; then how many calls of each kind
 * the server answers, by 1, 16 and 64 callers. Needs Linux, for the server's processor time.
 */
const people = 64;
const server = await startLoadServer(people);
const caller = await server.signIn(0);

const { quiet, storm, seconds } = await measureBurst(server, caller, people);
const at = (times: readonly number[], part: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
console.log('| call | quiet: median / p95 / longest ms | during 128 sign-ins |');
console.log('|---|---|---|');
for (const [name, times] of Object.entries(quiet)) {
  const row = [times, storm[name] ?? []].map((some) =>
    [0.5, 0.95, 1].map((part) => at(some, part)).join(' / '),
  );
  console.log(`| ${name} | ${row.join(' | ')} |`);
}
console.log(
  `128 sign-ins took ${seconds.toFixed(1)} s on ${availableParallelism()} cores: ` +
    `${(128 / seconds).toFixed(1)} a second.\n`,
);

const callers = [];
for (let person = 0; person < people; person += 1) callers.push(await server.signIn(person));
const levels = [1, 16, people];
const rates = await measureThroughput(server, callers, levels);
console.log(`| calls a second (a second of one core) | ${levels.join(' | ')} callers |`);
console.log(`|---|${levels.map(() => '---|').join('')}`);
for (const [name, some] of Map.groupBy(rates, (rate) => rate.name)) {
  const row = some.map(
    ({ aSecond, aCoreSecond }) => `${aSecond.toFixed(0)} (${aCoreSecond.toFixed(0)})`,
  );
  console.log(`| ${name} | ${row.join(' | ')} |`);
}

await server.stop();
