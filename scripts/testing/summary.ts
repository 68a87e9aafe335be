import { firstLine, type Failure } from './failures.ts';
import type { Result } from './runStep.ts';

/** One line for a finished step. */
export function stepLine(result: Result): string {
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  const remark = result.remark ? ` (${result.remark})` : '';
  const { name, passed, failed, seconds } = result;
  const processor =
    result.processor === undefined ? '' : `, ${result.processor.toFixed(1)} s of processor time`;
  return `${mark} ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s${processor}${remark}`;
}

/** The end of a step's log, from its first failed test; all of it if the tool marks none. */
export function whatFailed(log: string): string {
  const from = log.search(/^ {2}1\) \[|^.*Failed (Tests|Suites) /m);
  return log.slice(Math.max(0, from)).trimEnd();
}

/**
 * The table of all steps; how much processor time it took, in seconds and as a multiple of the
 * step "types"; what failed by chance; and, as the last line alone, `N passed, N failed`.
 */
export function summary(results: readonly Result[], byChance: readonly Failure[] = []): string {
  const rows = [
    ['step', 'passed', 'failed', 'seconds', 'processor', ''],
    ...results.map((result) => [
      result.name,
      String(result.passed),
      String(result.failed),
      result.seconds.toFixed(1),
      result.processor?.toFixed(1) ?? '',
      result.remark?.split('\n')[0] ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  const notes = new Set(results.flatMap(({ note }) => note ?? []));
  return [
    ...table,
    '',
    ...processorTime(results),
    ...notes,
    ...skipped(results),
    ...chance(byChance),
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

function processorTime(results: readonly Result[]): string[] {
  const used = results.reduce((sum, { processor }) => sum + (processor ?? 0), 0);
  const types = results.find(({ name }) => name === 'types')?.processor;
  if (used === 0) return [];
  const multiple = types ? `, ${(used / types).toFixed(1)} times that of types` : '';
  return [`${used.toFixed(0)} s of processor time${multiple}`];
}

/** The steps that this machine could not run, each with the reason. */
function skipped(results: readonly Result[]): string[] {
  const steps = results.flatMap(({ name, skipped: why }) => (why ? [`  ${name}: ${why}`] : []));
  return steps.length === 0 ? [] : [`skipped: ${steps.length}`, ...steps];
}

/** The tests that failed and passed alone, each with what it said first. */
function chance(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return [
    `by chance: ${failures.length}`,
    ...failures.map((failure) => `  ${failure.title}: ${firstLine(failure)}`),
  ];
}
