import { afterAll, beforeAll, expect, test } from 'vitest';
import { someEmail } from '#tests/support/accounts.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { sweepStates } from '#tests/support/sweep.ts';
import { call } from './people.ts';
import { type Copies, startCopies } from './startCopies.ts';

let copies: Copies;
beforeAll(async () => {
  copies = await startCopies();
});
afterAll(() => copies.stop());

const signIn = (url: string, Email: string) =>
  call(url, 'POST', '/user/signIn', { body: { Email, Password: 'Wrong&Lantern42' } });

test('counts a limit once when the calls go to both copies in turn', async () => {
  const email = someEmail();
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) seen.push((await signIn(copies.proxyUrl, email)).status);
  expect(seen).toEqual([...Array(10).fill(200), 429]);
  for (const url of copies.urls) {
    const { status, headers } = await signIn(url, email);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(240);
  }
});

test('lets no more through than the limit when both copies are asked at once', async () => {
  const email = someEmail();
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => signIn(copies.proxyUrl, email)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
});

test('sweeps once when both copies start', async () => {
  const database = await connectDatabase({ kind: 'postgresql', url: copies.databaseUrl });
  await expect.poll(() => sweepStates(database)).toEqual(['completed']);
  await database.close();
});
