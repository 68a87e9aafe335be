import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

/** Jobs that end when the test says so. */
function jobs() {
  const started: number[] = [];
  const end: (() => void)[] = [];
  const job = (n: number) => () =>
    new Promise<number>((done) => {
      started.push(n);
      end[n] = () => done(n);
    });
  return { started, end, job };
}
const settle = () => new Promise((done) => setImmediate(done));

test('starts the next job in order when one ends, and never more than it may', async () => {
  const turns = openTurns({ atOnce: 2, waiting: 9, full: () => new Error('full') });
  const { started, end, job } = jobs();
  const results = [0, 1, 2, 3].map((n) => turns.run(job(n)));
  await settle();
  expect(started).toEqual([0, 1]);
  end[1]?.();
  await settle();
  expect(started).toEqual([0, 1, 2]);
  end[0]?.();
  await settle();
  end[2]?.();
  end[3]?.();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('continues when a job fails', async () => {
  const turns = openTurns({ atOnce: 1, waiting: 1, full: () => new Error('full') });
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await turns.run(async () => 'later')).toBe('later');
});

test('refuses a job when too many wait, and takes one again when there is room', async () => {
  const turns = openTurns({ atOnce: 1, waiting: 1, full: () => new Error('full') });
  const { end, job } = jobs();
  const first = turns.run(job(0));
  const second = turns.run(job(1));
  await expect(turns.run(job(2))).rejects.toThrow('full');
  end[0]?.();
  await first;
  const third = turns.run(job(3));
  await settle();
  end[1]?.();
  await second;
  await settle();
  end[3]?.();
  expect(await third).toBe(3);
});
