/**
 * Measures ranking: `npm run -s bench:matching -- [--per-query] [--onet] [--ranking-only] [--keep]
 * [--jobs 100000]`. Ranks the judged postings of `../shared` for the judged resumes, scores the
 * run with the set's own scorer, and times recommendations over generated jobs, and what would
 * change them.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidate } from '#server/matching/candidate.ts';
import type { ProfileChange } from '#server/matching/changedProfile.ts';
import { codesOfTitles } from '#server/matching/heldTitles.ts';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { tableTitles } from '#server/matching/knownTitles.ts';
import { occupations } from '#server/matching/occupations/table.ts';
import { readOnetTitles } from '#server/matching/onet.ts';
import { recommend } from '#server/matching/recommend.ts';
import { codesOfSkills } from '#server/matching/skillCodes.ts';
import { createTitleMatcher } from '#server/matching/titles.ts';
import { whatWouldChange } from '#server/matching/whatWouldChange.ts';
import { eachLine, type Fields } from './lines/jsonLines.ts';
import { candidateOf, jobOf } from './lines/matchInput.ts';
import { settledMegabytes } from './searching/memory.ts';

const shared = join(import.meta.dirname, '..', '..', 'shared');
const folder = join(shared, 'bench', 'matching');

/** nDCG@10 of the best baselines on the public resumes, from the set's README. */
const baselines = [
  ['BM25, two fields, titles + terms', 0.719],
  ['rank fusion', 0.678],
  ['MiniSearch', 0.648],
  ['Orama', 0.564],
  ['PostgreSQL ts_rank_cd', 0.429],
] as const;

interface Query {
  readonly qid: string;
  readonly candidate: Candidate;
}

async function readRows<Row>(file: string, rowOf: (fields: Fields) => Row): Promise<Row[]> {
  const rows: Row[] = [];
  const name = join(folder, file);
  await eachLine(name, createReadStream(name), (fields) => void rows.push(rowOf(fields)));
  return rows;
}

/** A seeded generator of numbers in 0 … 1 (mulberry32), so that every run times the same jobs. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function* madeUpJobs(count: number): Generator<JobRow> {
  const random = randomFrom(1);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  for (let at = 0; at < count; at += 1) {
    const occupation = pick(occupations);
    const other = pick(occupations);
    if (occupation === undefined || other === undefined) continue;
    const title = pick(occupation.everydayTitles) ?? occupation.title;
    const filler = Array.from({ length: 12 }, () => {
      const skill = pick(random() < 0.6 ? occupation.skills : (pick(occupations)?.skills ?? []));
      return `We look for ${skill ?? 'care'} together with ${pick(other.skills) ?? 'skill'} in team ${at % 977}.`;
    });
    yield {
      jobId: `job-${at}`,
      title: random() < 0.3 ? `Senior ${title}` : title,
      company: null,
      city: null,
      state: null,
      lat: 26 + random() * 21,
      lng: -122 + random() * 50,
      remote: random() < 0.15 ? 'remote' : 'in-person',
      socCode: random() < 0.8 ? occupation.code : null,
      description: `${filler.join(' ')} At least ${1 + Math.floor(random() * 8)} years of experience required.`,
      postedAt: null,
      employmentTypes: [],
      closesOn: null,
    };
  }
}

/** Who a person were after a change, as far as the ranking sees it. */
function changedBy(person: Candidate, { code, value }: ProfileChange): Candidate {
  if (code === 'move') return { ...person, relocate: true };
  if (code === 'way') return { ...person, remote: 'no preference' };
  if (code === 'credential') return { ...person, credentials: [...person.credentials, value] };
  const skills = [...person.skills, value];
  return { ...person, skills, codes: codesOfTitles(person.titles, codesOfSkills(skills)) };
}

const quantile = (sorted: readonly number[], at: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(1);

const postings = await readRows('jobs.jsonl', jobOf);
const queries = await readRows('queries.jsonl', (fields): Query => ({
  qid: fields.text('qid'),
  candidate: candidateOf(fields),
}));
const matcher = process.argv.includes('--onet')
  ? createTitleMatcher([...tableTitles(), ...(await readOnetTitles(join(shared, 'data', 'onet')))])
  : undefined;

const began = performance.now();
const index = new JobIndex(postings, matcher);
console.log(`${index.size} postings indexed in ${Math.round(performance.now() - began)} ms`);
const lists = queries.map((query) => ({
  qid: query.qid,
  jobs: recommend(index, query.candidate, { limit: 100 }),
}));
const temporary = await mkdtemp(join(tmpdir(), 'bench-matching-'));
const runFile = join(temporary, 'run.json');
const run = Object.fromEntries(lists.map(({ qid, jobs }) => [qid, jobs.map((j) => j.sourceGUID)]));
await writeFile(runFile, JSON.stringify(run));
const scorer = [join(folder, 'score.mjs'), join(folder, 'qrels.tsv'), runFile];
const detail = process.argv.includes('--per-query') ? ['--per-query'] : [];
console.log(execFileSync(process.execPath, [...scorer, ...detail], { encoding: 'utf8' }));
if (process.argv.includes('--keep')) console.log(runFile);
else await rm(temporary, { recursive: true });
for (const [name, figure] of baselines) console.log(`baseline ${name.padEnd(34)} ${figure}`);
console.log(`jobs returned (limit 100): ${lists.map(({ jobs }) => jobs.length).join(' ')}`);

if (process.argv.includes('--ranking-only')) process.exit(0);
const at = process.argv.indexOf('--jobs');
const before = await settledMegabytes();
const many = performance.now();
const manyCpu = process.threadCpuUsage();
const large = new JobIndex(madeUpJobs(at < 0 ? 100_000 : Number(process.argv[at + 1])));
large.settle();
const cpuOfMany = Math.round(process.threadCpuUsage(manyCpu).user / 1000);
console.log(
  `${large.size} made-up jobs made and indexed in ${Math.round(performance.now() - many)} ms (${cpuOfMany} ms of processor), ${Math.round((await settledMegabytes()) - before)} MB`,
);
const times: number[] = [];
const cpuTimes: number[] = [];
for (let round = 0; round < 6; round += 1) {
  for (const query of queries) {
    const place = { lat: 41 + round / 3, lng: -87 };
    const candidate = { ...query.candidate, place, relocate: round % 2 === 0 };
    const start = performance.now();
    const cpu = process.threadCpuUsage();
    recommend(large, candidate);
    times.push(performance.now() - start);
    cpuTimes.push(process.threadCpuUsage(cpu).user / 1000);
  }
}
for (const list of [times, cpuTimes]) list.sort((a, b) => a - b);
const spread = (list: readonly number[]): string =>
  `p50 ${quantile(list, 0.5)} ms, p95 ${quantile(list, 0.95)} ms`;
console.log(
  `recommend() over ${large.size} jobs, ${times.length} calls: wall ${spread(times)}; thread ${spread(cpuTimes)}`,
);

// What would change the places of a person's jobs: the same ranking again for each change.
const changing: number[] = [];
for (const { candidate } of queries) {
  const person = { ...candidate, place: { lat: 41, lng: -87 }, relocate: false };
  const list = recommend(large, person);
  for (const at of [10, 60, 150]) {
    const job = list[at]?.sourceGUID;
    if (job === undefined) continue;
    const cpu = process.threadCpuUsage();
    await whatWouldChange(large, person, (change) => changedBy(person, change), job, '');
    changing.push(process.threadCpuUsage(cpu).user / 1000);
  }
}
changing.sort((a, b) => a - b);
console.log(
  `whatWouldChange() over ${large.size} jobs, ${changing.length} calls: thread ${spread(changing)}, most ${quantile(changing, 1)} ms`,
);
