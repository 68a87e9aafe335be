import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { rememberCaller } from './callers.ts';
import { openUploadTurns } from './uploadTurns.ts';

/** A request of a person; nothing else of it is looked at. */
function requestOf(person: number): FastifyRequest {
  const request = { ip: '192.0.2.7' } as FastifyRequest;
  rememberCaller(request, { userGuid: String(person), role: 2, family: '' });
  return request;
}
const settle = () => new Promise((done) => setImmediate(done));

test('reads 16 of 30 uploads at once, and each of the others when one has ended', async () => {
  const inUploadTurn = openUploadTurns();
  const ends: (() => void)[] = [];
  const uploads = Array.from({ length: 30 }, (_none, person) =>
    inUploadTurn(requestOf(person), () => new Promise<void>((end) => ends.push(end))),
  );
  await settle();
  expect(ends).toHaveLength(16);
  for (let n = 0; n < 30; n += 1) {
    ends[n]?.();
    await settle();
    expect(ends).toHaveLength(Math.min(30, 17 + n));
  }
  await Promise.all(uploads);
});

test('refuses a third upload of a person before it is read, and takes it once one has ended', async () => {
  const inUploadTurn = openUploadTurns();
  const ends: (() => void)[] = [];
  const send = () => inUploadTurn(requestOf(1), () => new Promise<void>((end) => ends.push(end)));
  const first = send();
  const second = send();
  await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await first;
  const third = send();
  await settle();
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([second, third]);
});
