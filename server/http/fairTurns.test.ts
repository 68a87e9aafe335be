import { expect, test } from 'vitest';
import { openFairTurns } from './fairTurns.ts';

const settle = () => new Promise((done) => setImmediate(done));

/** Jobs that end when the test says so, and the order in which they started. */
function fairTurns(bounds: { atOnce: number; waiting?: number; waitingOfOne?: number }) {
  const turns = openFairTurns({
    waiting: 100,
    waitingOfOne: 100,
    ...bounds,
    full: () => new Error('full'),
    fullOfOne: () => new Error('full of one'),
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (person: string, name: string, signal?: AbortSignal, failure?: Error) =>
    turns.run(
      person,
      () => {
        started.push(name);
        if (failure) return Promise.reject(failure);
        return new Promise<void>((end) => ends.set(name, end));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { run, end, started };
}

test('reads the file of another person next when one person sent 24', async () => {
  const { run, end, started } = fairTurns({ atOnce: 1 });
  const files = Array.from({ length: 24 }, (_none, at) => `hostile ${at}`);
  for (const file of files) void run('one', file);
  void run('other', 'small resume');
  await settle();
  await end('hostile 0');
  expect(started).toEqual(['hostile 0', 'small resume']);
  await end('small resume');
  expect(started).toEqual(['hostile 0', 'small resume', 'hostile 1']);
});

test('leaves a place free for others when one person waits with more', async () => {
  const { run, end, started } = fairTurns({ atOnce: 2 });
  for (const name of ['a1', 'a2', 'a3']) void run('a', name);
  await settle();
  expect(started).toEqual(['a1']);
  void run('b', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('goes round among persons when several wait with more than one', async () => {
  const { run, end, started } = fairTurns({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3']) void run('a', name);
  for (const name of ['b1', 'b2']) void run('b', name);
  void run('c', 'c1');
  await settle();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('refuses a person with too many waiting, and takes others', async () => {
  const { run, started } = fairTurns({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
  for (const name of ['a1', 'a2', 'a3']) void run('a', name);
  await expect(run('a', 'a4')).rejects.toThrow('full of one');
  void run('b', 'b1');
  await expect(run('c', 'c1')).rejects.toThrow('full');
  expect(started).toEqual(['a1']);
});

test('forgets a job that is aborted while it waits, and takes another in its place', async () => {
  const { run, end, started } = fairTurns({ atOnce: 1, waiting: 1 });
  void run('a', 'a1');
  const gone = new AbortController();
  const waiting = run('b', 'b1', gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  void run('c', 'c1');
  await settle();
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});

test('continues when a job fails', async () => {
  const { run, end, started } = fairTurns({ atOnce: 1 });
  const failing = run('a', 'a1', undefined, new Error('broken'));
  const next = run('a', 'a2');
  await expect(failing).rejects.toThrow('broken');
  await end('a2');
  await next;
  expect(started).toEqual(['a1', 'a2']);
});
