import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onlyThese, type Failure } from './failures.ts';
import { runStep, type Result } from './runStep.ts';
import type { Step } from './steps.ts';

/** More failures than this are no chance. */
const most = 5;

/**
 * Runs each failed test once more, after everything else and with nothing beside it. No second
 * try when more than five failed, or when something failed that is no test: the run is red then.
 * @returns the results with what passed alone counted as passed, and what it was
 */
export async function trySecondTime(
  steps: readonly Step[],
  results: readonly Result[],
  run: (step: Step) => Promise<Result> = (step) => runStep(step, []),
  folder = resolve('test-results/by-chance'),
): Promise<{ results: Result[]; byChance: Failure[] }> {
  rmSync(folder, { recursive: true, force: true });
  const failures = results.flatMap((result) => result.failures);
  const isOnlyTests = results.every(({ failed, failures: own }) => failed <= own.length);
  if (failures.length === 0 || failures.length > most || !isOnlyTests)
    return { results: [...results], byChance: [] };
  const byChance: Failure[] = [];
  const settled: Result[] = [];
  for (const result of results) {
    const step = steps.find(({ name }) => name === result.name);
    if (result.failures.length === 0 || !step) {
      settled.push(result);
      continue;
    }
    const again = await run(alone(step, result.failures));
    const failsAgain = (failure: Failure) =>
      again.failures.some(({ file, title }) => file === '' || title === failure.title);
    // Green is only what was seen to pass: a second try that did not run proves nothing.
    const wanted = result.failures.filter((failure) => !failsAgain(failure)).length;
    const stays = (failure: Failure) => again.passed < wanted || failsAgain(failure);
    const red = result.failures.filter(stays);
    const green = result.failures.filter((failure) => !stays(failure));
    byChance.push(...green);
    settled.push({
      ...result,
      passed: result.passed + green.length,
      failed: red.length,
      failures: red,
      seconds: result.seconds + again.seconds,
      processor: (result.processor ?? 0) + (again.processor ?? 0),
    });
  }
  keep(byChance, folder);
  return { results: settled, byChance };
}

/** The step with only its failed tests, one after the other, with files of its own. */
function alone(step: Step, failures: readonly Failure[]): Step {
  const name = `${step.name}-again`;
  if (step.kind === 'check') return { ...step, name };
  const only = onlyThese(step.kind, failures) ?? [];
  const own =
    step.kind === 'vitest'
      ? ['--maxWorkers=1']
      : ['--workers=1', `--output=test-results/browser/${name}`];
  // vitest refuses an option that is given twice.
  const command = step.command.filter((word) => word !== '--maxWorkers=1');
  const [program = '', ...rest] = command;
  return { ...step, name, command: [program, ...rest, ...own, ...only] };
}

/** Keeps what each said first, whole. */
function keep(failures: readonly Failure[], folder: string): void {
  if (failures.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const [at, { title, message }] of failures.entries())
    writeFileSync(join(folder, `${at + 1}.txt`), `${title}\n\n${message}\n`);
}
