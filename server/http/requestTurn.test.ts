import fastify from 'fastify';
import { expect, test } from 'vitest';
import { waitForTurn } from './requestTurn.ts';
import { openTurns } from './turns.ts';

/** A server whose answers wait for the test, with a turn for one request at a time. */
function slowServer() {
  const begun: string[] = [];
  const answers = new Map<string, () => void>();
  const turns = openTurns({ atOnce: 1, waiting: 1, full: () => new Error('full') });
  const app = fastify({ forceCloseConnections: true });
  app.get<{ Params: { name: string } }>(
    '/:name',
    { onRequest: waitForTurn(turns) },
    ({ params: { name } }) => {
      begun.push(name);
      return new Promise((answer) => answers.set(name, () => answer({ name })));
    },
  );
  return { app, begun, answer: (name: string) => answers.get(name)?.() };
}

test('lets the next request in when the answer of the one before was sent', async () => {
  const { app, begun, answer } = slowServer();
  const first = app.inject('/first');
  const second = app.inject('/second');
  await expect.poll(() => begun).toEqual(['first']);
  answer('first');
  expect((await first).json()).toEqual({ name: 'first' });
  await expect.poll(() => begun).toEqual(['first', 'second']);
  answer('second');
  expect((await second).json()).toEqual({ name: 'second' });
});

test('lets the next request in when the caller of the one before is gone', async () => {
  const { app, begun, answer } = slowServer();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = fetch(`${url}/left`, { signal: leaving.signal });
  await expect.poll(() => begun).toEqual(['left']);
  const next = fetch(`${url}/next`);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => begun).toEqual(['left', 'next']);
  answer('next');
  expect(await (await next).json()).toEqual({ name: 'next' });
  await app.close();
});

test('refuses a request when too many wait', async () => {
  const { app, begun, answer } = slowServer();
  const first = app.inject('/first');
  await expect.poll(() => begun).toEqual(['first']);
  const others = [app.inject('/second'), app.inject('/third')];
  // One of them waits, and the other is answered at once.
  expect((await Promise.race(others)).statusCode).toBe(500);
  answer('first');
  await first;
  await expect.poll(() => begun).toHaveLength(2);
  answer(begun[1] ?? '');
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 500,
  ]);
});
