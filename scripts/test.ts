import { readFileSync } from 'node:fs';
import { checkNode } from './doctor/node.ts';
import { readRoutes } from './bundle/routesOf.ts';
import { subjects } from './testing/browserTests.ts';
import { readChanges, type Changes } from './testing/changes.ts';
import { choose, extrasOf, readChoice } from './testing/choice.ts';
import { projectImports } from './testing/importGraph.ts';
import { reachOf, toldReach, type Reached } from './testing/reach.ts';
import { endRunningSteps, runStep, type Result } from './testing/runStep.ts';
import { waves, type Step } from './testing/steps.ts';
import { stepLine, summary, whatFailed } from './testing/summary.ts';

/** The project's time limits count on two cores. */
const sideBySide = 2;

/**
 * `npm test`: runs every check, continues after a failure, shows each failed test and ends with
 * one summary. Rarely needed steps run with `--all`, or when the change touches what they
 * protect. `--changed` runs what the change can reach. `--only unit,journeys` chooses steps;
 * other words are parts of file names.
 */
async function main(): Promise<number> {
  checkNode();
  const choice = readChoice(process.argv.slice(2));
  const results: Result[] = [];
  const changes = choice.changed ? readChanges() : undefined;
  const extras = extrasOf(choice, readChanges);
  const reached = changes && reachedBy(changes);
  if (choice.changed) console.log(changes ? `Since ${changes.since}:` : 'There is no history.');
  else if (extras.why !== '') console.log(extras.why);
  if (reached) console.log(toldReach(reached));
  for (const wave of choose(choice, extras, changes, reached)) {
    const waiting = [...wave];
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const result = await runOrSkip(step, choice.patterns, results);
        results.push(result);
        show(result);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, lane));
  }
  const order = waves.flat().map((step) => step.name);
  results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  console.log(`\n${summary(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

function reachedBy({ files }: Changes): Reached {
  return reachOf(files, subjects, readRoutes('.'), projectImports);
}

async function runOrSkip(step: Step, patterns: string[], earlier: Result[]): Promise<Result> {
  const broken = earlier.find((result) => result.failed > 0 && step.needs?.includes(result.name));
  if (!broken) return runStep(step, patterns);
  const remark = `not run, because ${broken.name} failed`;
  return { name: step.name, passed: 0, failed: 1, seconds: 0, log: '', remark };
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
