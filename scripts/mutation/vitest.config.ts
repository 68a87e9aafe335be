import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { limit } from '#scripts/testing/slowness.ts';
import { endThread, lastingPool } from './lastingThread.ts';

/**
 * They take seconds, which is too long for each wrong change; and a thread of the parser of resumes
 * knows of no change.
 */
const slow = [
  'machines/session/session.test.ts',
  'machines/draftKeeper/draftKeeper{,Table}.test.ts',
  'server/language/longTexts.test.ts',
  'server/resumes/{parseResume,samples}.test.ts',
];

/**
 * The first failed test ends a run, so that the test of the same name saves the longer ones, and
 * all others save the tables, which walk a whole machine.
 */
class OwnFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [changed = ''] = this.ctx.config.related ?? [];
    const own = changed.replace(/\.ts$/, '.test.ts');
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId === own ? 0 : moduleId.endsWith('Table.test.ts') ? 2 : 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const tests = (process.env['MUTATED_TESTS'] ?? '').split(',');
const needDatabase = tests.some((test) => test.startsWith('tests/server/'));

/**
 * The tests that Stryker runs against each wrong change: those that stand beside the rules, or that
 * are named, in one thread; of them only those of the server have a database. Each file has a fresh
 * program, because a change of a constant shows only when its module is loaded again.
 */
export default defineConfig({
  plugins: [
    {
      name: 'lasting-thread',
      // Stryker names a pool of Vitest's own, which would win over one in `test`.
      configureVitest({ project, vitest }) {
        project.config.pool = lastingPool.name;
        project.config.poolRunner = lastingPool;
        vitest.onClose(endThread);
      },
    },
  ],
  test: {
    environment: 'node',
    include: tests,
    exclude: [...configDefaults.exclude, ...slow],
    setupFiles: ['scripts/mutation/forgetMutant.ts'],
    globalSetup: needDatabase ? ['tests/support/prepareDatabase.ts'] : [],
    sequence: { sequencer: OwnFirst },
    // A test that waits for what no longer comes has noticed.
    testTimeout: limit(5_000),
    hookTimeout: limit(10_000),
  },
});
