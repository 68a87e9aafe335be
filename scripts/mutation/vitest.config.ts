import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { endThread, lastingPool } from './lastingThread.ts';

/**
 * They take seconds, which is too long for each wrong change; and a thread of the parser of resumes
 * knows of no change.
 */
const slow = [
  'machines/session/session.test.ts',
  'machines/session/session{,Sharing}Table.test.ts',
  'machines/draftKeeper/draftKeeper{,Table}.test.ts',
  'server/language/longTexts.test.ts',
  'server/resumes/{parseResume,samples}.test.ts',
];

/** The first failed test ends a run, so that the test of the same name saves the longer ones. */
class OwnFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [changed = ''] = this.ctx.config.related ?? [];
    const own = changed.replace(/\.ts$/, '.test.ts');
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(b.moduleId === own) - Number(a.moduleId === own));
  }
}

/**
 * The tests that Stryker runs against each wrong change: those that stand beside the rules, in one
 * thread, without a database or a browser. Each file has a fresh program, because a change of a
 * constant shows only when its module is loaded again.
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
    include: (process.env['MUTATED_TESTS'] ?? '').split(','),
    exclude: [...configDefaults.exclude, ...slow],
    setupFiles: ['scripts/mutation/forgetMutant.ts'],
    sequence: { sequencer: OwnFirst },
    testTimeout: 20_000,
  },
});
