import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = oneAtATime(() => {
    const next = Promise.withResolvers<void>();
    runs.push(next);
    return next.promise;
  });
  return { runs, run };
}

test('gives all callers during a run one further run, which begins after it', async () => {
  const { runs, run } = heldWork();
  const first = run();
  const [second, third] = [run(), run()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await Promise.all([second, third]);
  void run();
  expect(runs).toHaveLength(3);
});

test('runs again after a run that failed', async () => {
  const { runs, run } = heldWork();
  const first = run();
  const second = run();
  runs[0]?.reject(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  runs[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
