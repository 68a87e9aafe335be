import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import type { Answer, Task } from './runner.ts';

/**
 * Runs tests against texts of one file, in the copy given as the first argument. The tests of each
 * text run in a new process; only the reading of files is shared, and is told of the new text.
 */
const root = resolve(process.argv[2] ?? '.');
const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  pool: 'forks',
  execArgv: ['--max-old-space-size=700'],
  // Nothing is printed: the answer goes to the parent.
  reporters: [{}],
  testTimeout: 10_000,
});
await vitest.standalone();
const known = new Map<string, TestSpecification[]>();

async function specificationsOf(file: string): Promise<TestSpecification[]> {
  const found = known.get(file) ?? (await vitest.globTestSpecifications([join(root, file)]));
  const own = found.filter(({ moduleId }) => moduleId === join(root, file));
  known.set(file, own);
  return own;
}

async function passes({ path, text, tests }: Task): Promise<boolean> {
  writeFileSync(join(root, path), text);
  vitest.invalidateFile(join(root, path));
  const specifications = (await Promise.all(tests.map(specificationsOf))).flat();
  if (specifications.length === 0) throw new Error(`${path}: none of ${tests.join()} is a test`);
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

process.on('message', (task: Task) => {
  void passes(task).then(
    (isPassed) => process.send?.({ isPassed } satisfies Answer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies Answer),
  );
});
process.send?.({ isReady: true } satisfies Answer);
