import { defineConfig } from 'vitest/config';

/**
 * The tests that Stryker runs against each wrong change: those that stand beside the rules, in one
 * process, without a database or a browser. Each file has a fresh program, because a change of a
 * constant shows only when its module is loaded again.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`${process.env['MUTATED_AREA']}/**/*.test.ts`],
    testTimeout: 20_000,
  },
});
