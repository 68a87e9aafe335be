import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import react from '@vitejs/plugin-react';
import { limit } from '#scripts/testing/slowness.ts';

/**
 * Files that start and stop whole servers, or wait for mail or for second tries: started last,
 * they would delay the end.
 */
const long =
  /(server\/start|drafts-survive|identity-limits|\bmail|applications-mail|failing-queries)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const plainNode = { environment: 'node' } as const;

/**
 * Whole starts of a server: `npm test -- --all` has them. In the gate drafts-survive starts one,
 * kills it and starts it again.
 */
const starts = ['scripts/start/readOnly.test.ts', 'server/start.test.ts'];

/**
 * One project for each kind of test. `unit` needs nothing else; `server` drives the real
 * application against the database that TEST_DATABASE names; `copies` has several processes of it
 * on one PostgreSQL. The others share the loaded program between their files (no module keeps a
 * caller's data), because loading it again takes longer than most files run. What walking a machine
 * or parsing the sources gave is shared too.
 */
export default defineConfig({
  test: {
    // Two cores: more workers only wait for one another.
    maxWorkers: 2,
    // Longer on a slow machine; a test that hangs is still found.
    testTimeout: limit(120_000),
    hookTimeout: limit(120_000),
    expect: { poll: { timeout: limit(30_000) } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'unit',
          isolate: false,
          include: [
            'domain/**/*.test.ts',
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'a11y/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...starts],
        },
      },
      { extends: true, test: { ...plainNode, name: 'starts', include: starts } },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          isolate: false,
          environment: 'happy-dom',
          include: ['{src,machines}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts', 'tests/support/importsSettled.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'machines',
          isolate: false,
          include: ['machines/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'rules',
          isolate: false,
          include: ['tests/rules/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          globalSetup: ['tests/support/prepareDatabase.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        // React as it ships: its checks for development took an eighth of these tests.
        oxc: { jsx: { development: false } },
        test: {
          ...plainNode,
          name: 'mounted',
          env: { NODE_ENV: 'production' },
          include: ['tests/mounted/**/*.test.ts'],
          setupFiles: ['tests/support/mounted/window.ts', 'tests/support/importsSettled.ts'],
          globalSetup: ['tests/support/prepareDatabase.ts'],
          pool: 'forks',
          // Both programs are loaded once a process: it takes longer than most files run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...plainNode,
          name: 'copies',
          include: ['tests/copies/**/*.test.ts'],
          globalSetup: ['tests/copies/prepareCopies.ts'],
          // Each file has two servers of its own: one file after the other.
          fileParallelism: false,
        },
      },
    ],
  },
});
