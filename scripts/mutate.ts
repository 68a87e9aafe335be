/**
 * Makes small wrong changes in the rules, each alone in a copy, and runs the tests that reach it: a
 * change that no test notices is a rule that no test holds. Prints a table for docs/benchmarks.md.
 *
 *   npm run -s mutate -- [--survivors] [--functions] [--html] [--workers 2] [file or folder ...]
 *   npm run -s mutate -- --tests tests/server/passkeys.test.ts server/identity/passkeyChecks.ts
 *
 * With --functions what a module makes as it loads (its constants) stays as it is: each change of it
 * runs all tests of the area. With --tests these hold the files, of whatever area they are.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas, heldBy, patternsOf } from '#scripts/mutation/areas.ts';
import { measureSlowness } from '#scripts/testing/slowness.ts';
import { type Mutant, survivorsOf, tableOf } from '#scripts/mutation/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    survivors: { type: 'boolean', default: false },
    functions: { type: 'boolean', default: false },
    tests: { type: 'string' },
    html: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});
const isFolder = (path: string) => statSync(path).isDirectory();
const results: Mutant[] = [];
// A slow machine must not take what waits for what hangs.
process.env['TEST_SLOWNESS'] ??= String(measureSlowness());

for (const area of values.tests ? heldBy(values.tests, positionals) : areas) {
  const mutate = patternsOf(area, positionals, isFolder);
  if (mutate.length === 0) continue;
  // Read by the vitest configuration, in processes that Stryker starts.
  process.env['MUTATED_TESTS'] = area.tests.join();
  const stryker = new Stryker({
    mutate,
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignoreTypes.ts'],
    ignorers: ['types'],
    ignoreStatic: values.functions,
    concurrency: Number(values.workers),
    // A busy machine is slow, and a slow test has noticed nothing.
    timeoutMS: 15_000,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['a11y', 'docs', 'src', 'tools'],
    // TypeScript 7 has not the API with which Stryker rewrites it, and vitest needs no change of it.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', ...(values.html ? ['html'] : [])],
    htmlReporter: { fileName: `.cache/mutation-${area.folder.replace('/', '-')}.html` },
    warnings: false,
  });
  const own = await stryker.runMutationTest();
  results.push(...own);
  console.log(tableOf(own));
  if (values.survivors) console.log(survivorsOf(own));
}
console.log(tableOf(results));
