import { readFileSync } from 'node:fs';
import { checkNode } from './doctor/node.ts';
import { readChanges } from './testing/changes.ts';
import { choose, readChoice } from './testing/choice.ts';
import { endRunningSteps, runStep, type Result } from './testing/runStep.ts';
import { trySecondTime } from './testing/secondTry.ts';
import { measureSlowness } from './testing/slowness.ts';
import type { Step } from './testing/steps.ts';
import { stepLine, summary, whatFailed } from './testing/summary.ts';

/** The project's time limits count on two cores. */
const cores = 2;

/**
 * `npm test`: the gate of every change. It continues after a failure, shows each failed test,
 * runs it once more alone at the end, and closes with one summary. `--all` runs everything,
 * `--part 1/4` a share of it, `--changed` what the change can reach. `--only unit,journeys`
 * chooses steps; other words are parts of file names.
 */
async function main(): Promise<number> {
  checkNode();
  const choice = readChoice(process.argv.slice(2));
  const changes = choice.changed ? readChanges() : undefined;
  if (choice.changed) console.log(changes ? `Since ${changes.since}:` : 'There is no history.');
  const slowness = measureSlowness();
  process.env['TEST_SLOWNESS'] = slowness.toFixed(2);
  if (slowness > 1) console.log(`Time limits are ${slowness.toFixed(1)} times as long here.`);
  const steps = choose(choice, changes);
  const first = await runAll(steps, choice.patterns);
  const { results, byChance } = await trySecondTime(steps, first);
  console.log(`\n${summary(results, byChance)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

/** Runs two steps of one process side by side, then, one by one, those that use both cores. */
async function runAll(steps: readonly Step[], patterns: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  const run = async (step: Step) => {
    const result = await runOrSkip(step, patterns, results);
    results.push(result);
    show(result);
  };
  const waiting = steps.filter(({ alone }) => !alone);
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: cores }, lane));
  for (const step of steps) if (step.alone) await run(step);
  const order = steps.map(({ name }) => name);
  return results.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

async function runOrSkip(
  step: Step,
  patterns: readonly string[],
  earlier: readonly Result[],
): Promise<Result> {
  const broken = earlier.find((result) => result.failed > 0 && step.needs?.includes(result.name));
  if (!broken) return runStep(step, patterns);
  const remark = `not run, because ${broken.name} failed`;
  return { name: step.name, passed: 0, failed: 1, failures: [], seconds: 0, log: '', remark };
}

function show(result: Result): void {
  console.log(stepLine(result));
  if (result.failed === 0 || result.log === '') return;
  try {
    console.log(`${whatFailed(readFileSync(result.log, 'utf8'))}\n(All of it: ${result.log})\n`);
  } catch {
    // A stopped step may leave no report; its remark says why.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningSteps();
    process.exit(1);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
