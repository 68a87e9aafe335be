import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { believeExit, countPlaywright, countVitest, type Counts } from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest, type Failure } from './failures.ts';
import { watchProcessorTime } from './processorTime.ts';
import { hasFiles, type Prepared, type Step } from './steps.ts';

export interface Result extends Counts {
  name: string;
  seconds: number;
  /**
   * User and system time of all its processes, in seconds; undefined if the system has no
   * count.
   */
  processor?: number | undefined;
  /** What the summary should say of what it ran with. */
  note?: string | undefined;
  /** Why it did not run on this machine. */
  skipped?: string | undefined;
  /** The file with everything the step printed. */
  log: string;
  /** What failed, as far as a second try can run it alone. */
  failures: readonly Failure[];
}

type Measured = Counts & Pick<Result, 'processor' | 'failures' | 'skipped'>;

const folder = resolve('test-results/steps');
const running = new Set<ChildProcess>();

/** Ends every running step with its child processes (browsers, workers). */
export function endRunningSteps(): void {
  for (const child of running) endGroup(child);
}

/**
 * Runs one step with its output in a log file and reads how many tests passed and failed.
 * Never throws: what goes wrong is a failed step with a remark.
 * @param limit seconds after which a step that hangs is ended
 */
export async function runStep(
  step: Step,
  patterns: readonly string[],
  limit = 7200,
): Promise<Result> {
  const log = join(folder, `${step.name}.log`);
  const started = Date.now();
  const finish = (counts: Measured): Result => ({
    ...counts,
    name: step.name,
    log,
    seconds: (Date.now() - started) / 1000,
  });
  mkdirSync(folder, { recursive: true });
  rmSync(log, { force: true });
  if (!hasFiles(step))
    return finish({ passed: 0, failed: 0, failures: [], remark: 'no tests yet' });
  try {
    const prepared: Prepared = (await step.prepare?.()) ?? { env: {} };
    try {
      const { skipped } = prepared;
      if (skipped !== undefined)
        return finish({ passed: 0, failed: 0, failures: [], skipped, remark: 'skipped' });
      const { note } = prepared;
      return { ...finish(await measure(step, patterns, prepared.env, log, limit)), note };
    } finally {
      await prepared.clear?.();
    }
  } catch (error) {
    return finish({
      passed: 0,
      failed: 1,
      failures: [],
      remark: error instanceof Error ? error.message : String(error),
    });
  }
}

async function measure(
  step: Step,
  patterns: readonly string[],
  env: Record<string, string>,
  log: string,
  limit: number,
): Promise<Measured> {
  const report = join(folder, `${step.name}.json`);
  rmSync(report, { force: true });
  const [program, ...args] = [...step.command, ...reporting(step, report, patterns)];
  const { ended, processor } = await execute(
    program ?? '',
    args,
    { ...reportingEnv(report), ...step.env, ...env },
    log,
    limit,
  );
  const remark = ended === 'too long' ? `ended after ${limit} s` : undefined;
  if (step.kind === 'check') {
    const counts = { passed: ended === 0 ? 1 : 0, failed: ended === 0 ? 0 : 1 };
    return { ...believeExit(counts, ended === 0, remark), failures: [], processor };
  }
  const told = read(report);
  const isVitest = step.kind === 'vitest';
  const counts = isVitest ? countVitest(told) : countPlaywright(told);
  const believed = believeExit(counts, ended === 0, remark);
  const failures = isVitest ? failuresOfVitest(told) : failuresOfPlaywright(told);
  if (believed.failed > 0 && failures.length === 0 && ended !== 'too long') {
    const message = believed.remark ?? 'failed without a failed test';
    return { ...believed, failures: [{ title: step.name, file: '', message }], processor };
  }
  return { ...believed, failures, processor };
}

function reporting(step: Step, report: string, patterns: readonly string[]): string[] {
  if (step.kind === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return [...reporters, '--passWithNoTests', ...patterns];
  }
  if (step.kind === 'playwright')
    return ['--reporter=list,json', '--pass-with-no-tests', ...patterns];
  return [];
}

const reportingEnv = (report: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report });

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

function execute(
  program: string,
  args: string[],
  env: Record<string, string>,
  log: string,
  limit: number,
): Promise<{ ended: number | null | 'too long'; processor: number | undefined }> {
  const output = createWriteStream(log);
  // The tools of the lock file come first, however the command was started.
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, args, {
    env: { ...process.env, NO_COLOR: '1', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  running.add(child);
  const processorTime = child.pid === undefined ? () => undefined : watchProcessorTime(child.pid);
  return new Promise((done) => {
    let tooLong = false;
    const timer = setTimeout(() => {
      tooLong = true;
      endGroup(child);
    }, limit * 1000);
    const end = (code: number | null) => {
      clearTimeout(timer);
      running.delete(child);
      const processor = processorTime();
      output.end(() => done({ ended: tooLong ? 'too long' : code, processor }));
    };
    child.once('error', (error) => {
      output.write(`${error.message}\n`);
      end(1);
    });
    child.once('close', end);
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has already ended by itself.
  }
}
