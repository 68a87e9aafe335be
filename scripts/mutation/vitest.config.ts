import { configDefaults, defineConfig } from 'vitest/config';
import { endThread, lastingPool } from './lastingThread.ts';

/** They take seconds, which is too long for each wrong change. */
const slow = [
  'machines/session/session.test.ts',
  'machines/draftKeeper/draftKeeper.test.ts',
  'server/language/longTexts.test.ts',
];

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
    testTimeout: 20_000,
  },
});
