/**
 * Makes small wrong changes in domain/ and machines/, each alone, and runs the nearest tests: a
 * change that no test notices is a rule that no test holds. Prints a table, then the survivors.
 *
 *   npm run bench:mutants -- [--each 15] [--seed 1] [part of a path ...]
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf, sampleOf } from '#scripts/mutants/mutate.ts';
import { mutatedFiles, nearestTests } from '#scripts/mutants/nearest.ts';
import { Runner } from '#scripts/mutants/runner.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});
const root = join(import.meta.dirname, '..');
const place = mkdtempSync(join(tmpdir(), 'mutants-'));
const testsFor = nearestTests(root);

interface Result {
  readonly path: string;
  readonly tried: number;
  readonly all: number;
  readonly survivors: readonly Mutant[];
}

/** A copy of what the tests need, so that the working tree stays as it is. */
function makeCopy(name: string): string {
  const copy = join(place, name);
  const tsconfigs = ['base', 'browser', 'node'].map((part) => `tsconfig.${part}.json`);
  const needed = [
    'domain',
    'machines',
    'openapi',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
  ];
  for (const part of [...needed, ...tsconfigs])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * The file as it is must pass, and a file that throws must fail: otherwise the tests do not run
 * what was written.
 */
async function prove(runner: Runner, path: string, text: string, tests: string[]): Promise<void> {
  if (!(await runner.passes({ path, text, tests })))
    throw new Error(`${path}: ${tests.join(', ')} fails without any change`);
  if (await runner.passes({ path, text: `${text}\nthrow new Error('mutant');\n`, tests }))
    throw new Error(`${path}: ${tests.join(', ')} passes although the file throws`);
}

async function tryFile(runner: Runner, path: string): Promise<Result | null> {
  const text = readFileSync(join(root, path), 'utf8');
  const all = mutantsOf(path, text);
  const tests = testsFor(path);
  const chosen = sampleOf(all, Number(values.each), Number(values.seed));
  if (chosen.length === 0) return null;
  if (tests.length === 0) return { path, tried: chosen.length, all: all.length, survivors: chosen };
  await prove(runner, path, text, tests);
  const survivors: Mutant[] = [];
  for (const mutant of chosen)
    if (await runner.passes({ path, text: mutant.text, tests })) survivors.push(mutant);
  if (!(await runner.passes({ path, text, tests })))
    throw new Error(`${path} fails after its mutants without any change`);
  return { path, tried: chosen.length, all: all.length, survivors };
}

const waiting = mutatedFiles(root).filter(
  (path) => positionals.length === 0 || positionals.some((part) => path.includes(part)),
);
const results: Result[] = [];

/** Takes one file after the other, until none is left. */
async function work(name: string): Promise<void> {
  const runner = new Runner(makeCopy(name));
  try {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const result = await tryFile(runner, path);
      if (result !== null) results.push(result);
      console.error(
        `${path}: ${result === null ? 'nothing to change' : `${result.survivors.length} of ${result.tried} survive`}`,
      );
    }
  } finally {
    runner.stop();
  }
}

try {
  await Promise.all(Array.from({ length: Number(values.workers) }, (_, at) => work(`copy${at}`)));
} finally {
  rmSync(place, { recursive: true, force: true });
}
print();

function print(): void {
  const sum = (of: readonly Result[], what: (one: Result) => number) =>
    of.reduce((total, one) => total + what(one), 0);
  const row = (name: string, of: readonly Result[]) => {
    const tried = sum(of, (one) => one.tried);
    const survived = sum(of, ({ survivors }) => survivors.length);
    const share = tried === 0 ? '' : `${(100 * (1 - survived / tried)).toFixed(0)} %`;
    return `| ${name} | ${sum(of, (one) => one.all)} | ${tried} | ${tried - survived} | ${survived} | ${share} |`;
  };
  const sorted = results.toSorted((one, other) => one.path.localeCompare(other.path));
  console.log('| file | possible | tried | killed | survived | share killed |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const one of sorted) console.log(row(one.path, [one]));
  for (const folder of ['domain', 'machines'])
    console.log(
      row(
        `**${folder}**`,
        sorted.filter(({ path }) => path.startsWith(folder)),
      ),
    );
  console.log(row('**both**', sorted));
  console.log('\nSurvivors:\n');
  for (const { path, survivors } of sorted)
    for (const { line, change } of survivors) console.log(`- ${path}:${line} ${change}`);
}
