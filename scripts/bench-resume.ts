/**
 * Runs the resume parser over the benchmark in `../shared/bench/resume` and over the project's own
 * samples, and prints markdown tables: by layout, by group of fields, hostile files. Usage: node
 * scripts/bench-resume.ts [FOLDER]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeResumeParser, parseResume } from '#server/resumes/parseResume.ts';
import type { ParseResult } from '#server/resumes/parseResume.ts';

const ROOT = join(import.meta.dirname, '..');
const BENCH = process.argv[2] ?? join(ROOT, '..', 'shared', 'bench', 'resume');

/** Published figures of the best-known open parser on the same files (OpenResume, lenient). */
const PEER: Readonly<Record<string, number>> = {
  overall: 0.438,
  'docx-word': 0.819,
  'linkedin-sidebar': 0.72,
  even: 0.085,
};
const PEER_GROUPS: Readonly<Record<string, number>> = {
  name: 0.363,
  email: 0.712,
  phone: 0.824,
  location: 0.452,
  skills: 0.523,
  edu_school: 0.387,
  edu_level: 0.524,
  work_title: 0.308,
  work_company: 0.216,
  work_dates: 0.451,
  work_responsibilities: 0.45,
};

/** Labelled files that nobody of the project made, grouped by layout and by kind of fault. */
const OTHER_SETS = [
  ["Samples of open templates and other readers' test files", 'third-party'],
  ['Kinds of public bug reports about resume readers', 'reported'],
] as const;

const LAYOUTS = join(ROOT, '.cache', 'layouts');
const HALVES = [
  ['seen', 'seen'],
  ['kept apart', 'apart'],
] as const;

interface Aggregate {
  files: number;
  overall: { f1: number | null };
  required_ok: number;
  groups: Record<string, { f1: number | null }>;
}
interface Scorer {
  GROUPS: string[];
  scoreFile: (truth: unknown, parsed: unknown) => object;
  aggregate: (scores: object[]) => Aggregate;
}
interface Row {
  name: string;
  theme: string;
  score: object;
  ms: number;
}

async function main(): Promise<void> {
  const path = join(BENCH, 'score.mjs');
  if (!existsSync(path)) {
    console.log(`No benchmark at ${BENCH}: nothing to score.`);
    return;
  }
  const scorer: Scorer = await import(pathToFileURL(path).href);
  // The first file also starts the threads, so it is not timed.
  await parseResume(readFileSync(join(BENCH, 'public', firstPdf(join(BENCH, 'public')))));
  await table('Public set', join(BENCH, 'public'), scorer, true);
  for (const [title, name] of OTHER_SETS) {
    if (existsSync(join(BENCH, name))) await table(title, join(BENCH, name), scorer, false);
  }
  await table(
    'Own samples (layouts not in the public set)',
    join(ROOT, 'samples', 'resumes'),
    scorer,
    false,
  );
  await layouts(scorer);
  await hostile(join(BENCH, 'bad'));
  closeResumeParser();
}

function firstPdf(folder: string): string {
  return readdirSync(folder).find((file) => file.endsWith('.pdf')) ?? '';
}

async function table(
  title: string,
  folder: string,
  scorer: Scorer,
  withPeer: boolean,
): Promise<void> {
  const rows = await scoredRows(folder, scorer);
  const all = scorer.aggregate(rows.map((row) => row.score));
  const peer = (name: string): string => (withPeer ? ` ${figure(PEER[name])} |` : '');
  console.log(
    `\n## ${title}\n\n| layout or kind | files | F1 | required fields all right | wholly right | ms a file |${withPeer ? ' OpenResume F1 |' : ''}`,
  );
  console.log(`|---|---|---|---|---|---|${withPeer ? '---|' : ''}`);
  for (const theme of new Set(rows.map((row) => row.theme))) {
    const own = rows.filter((row) => row.theme === theme);
    const sum = scorer.aggregate(own.map((row) => row.score));
    console.log(
      `| ${theme} | ${own.length} | ${figure(sum.overall.f1)} | ${percent(sum.required_ok)} | ${wholly(own, scorer)} | ${mean(own)} |${peer(theme)}`,
    );
  }
  console.log(
    `| **all** | ${rows.length} | **${figure(all.overall.f1)}** | ${percent(all.required_ok)} | ${wholly(rows, scorer)} | ${mean(rows)} |${peer('overall')}`,
  );
  console.log(
    `\n| fields | F1 |${withPeer ? ' OpenResume F1 |' : ''}\n|---|---|${withPeer ? '---|' : ''}`,
  );
  for (const group of scorer.GROUPS) {
    console.log(
      `| ${group} | ${figure(all.groups[group]?.f1)} |${withPeer ? ` ${figure(PEER_GROUPS[group])} |` : ''}`,
    );
  }
}

/** Reads every file of a folder and scores it against its truth. */
async function scoredRows(folder: string, scorer: Scorer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()) {
    const name = file.replace('.pdf', '');
    const truth: unknown = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8'));
    const start = performance.now();
    const result = await parseResume(readFileSync(join(folder, file)));
    const ms = performance.now() - start;
    const score = scorer.scoreFile(truth, result.ok ? result.resume : null);
    rows.push({ name, theme: name.split('__')[0] ?? name, score, ms });
  }
  return rows;
}

/**
 * The layouts of `npm run layouts`: one half was looked at while the reader was mended, of the
 * other only these sums are ever printed.
 */
async function layouts(scorer: Scorer): Promise<void> {
  if (!existsSync(LAYOUTS)) {
    console.log('\nNo layouts to score: `npm run layouts` makes them.');
    return;
  }
  console.log('\n## Layouts made for this benchmark\n');
  console.log(
    '| half | layouts | files | F1 | required fields all right | wholly right | lowest |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const [title, half] of HALVES) {
    const rows = await scoredRows(join(LAYOUTS, half), scorer);
    const all = scorer.aggregate(rows.map((row) => row.score));
    const right = wholly(rows, scorer) / rows.length;
    const each = rows.map((row) => scorer.aggregate([row.score]).overall.f1 ?? 0);
    console.log(
      `| ${title} | ${new Set(rows.map((row) => row.theme)).size} | ${rows.length} | ${figure(all.overall.f1)} | ${percent(all.required_ok)} | ${percent(right)} | ${figure(Math.min(...each))} |`,
    );
  }
}

/** Every hostile or wrong input, and whether its answer is the expected one. */
async function hostile(folder: string): Promise<void> {
  const expected: Record<string, { expect?: string }> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  );
  console.log(
    '\n## Hostile and wrong inputs\n\n| file | must | answer | ms | |\n|---|---|---|---|---|',
  );
  for (const [file, { expect }] of Object.entries(expected)) {
    if (!file.endsWith('.pdf') || expect === undefined) continue;
    const start = performance.now();
    const result = await parseResume(readFileSync(join(folder, file)));
    const ms = Math.round(performance.now() - start);
    console.log(
      `| ${file} | ${expect} | ${result.ok ? 'parsed' : result.error.code} | ${ms} | ${isAsExpected(expect, result) && ms < 10_000 ? 'ok' : 'WRONG'} |`,
    );
  }
}

function isAsExpected(expect: string, result: ParseResult): boolean {
  if (expect === 'parse') return result.ok;
  if (expect === 'error') return !result.ok;
  if (expect === 'not_resume') {
    return (
      !result.ok || result.resume.work_experience.length + result.resume.education.length === 0
    );
  }
  return true;
}

/** How many files have every field right. */
function wholly(rows: Row[], scorer: Scorer): number {
  return rows.filter((row) => (scorer.aggregate([row.score]).overall.f1 ?? 0) > 0.99999).length;
}

function mean(rows: Row[]): string {
  return String(Math.round(rows.reduce((sum, row) => sum + row.ms, 0) / rows.length));
}

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : value.toFixed(3).replace(/^0/u, '');
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

await main();
