import { expect, it } from 'vitest';
import type { Db } from '#server/database/connect.ts';
import { checkAnswer, handleOf, siteOf } from './passkeyChecks.ts';

it.each([
  ['https://jobs.example.org', 'https://jobs.example.org', 'jobs.example.org'],
  ['https://jobs.example.org:8443/app/', 'https://jobs.example.org:8443', 'jobs.example.org'],
  ['http://localhost:3000', 'http://localhost:3000', 'localhost'],
])('belongs to the host of %s, and is used from its origin alone', (publicUrl, origin, rpId) => {
  expect(siteOf({ publicUrl })).toEqual({ origin, rpId });
});

it('knows each person by the 16 bytes of their id, and nothing else', () => {
  const handle = handleOf('00112233-4455-6677-8899-aabbccddeeff');
  expect(Buffer.from(handle, 'base64url').toString('hex')).toBe('00112233445566778899aabbccddeeff');
  expect(handle).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['no JSON', 'not json'],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"challenge"'],
  ['no challenge', '{"type":"webauthn.get"}'],
  ['a challenge that is no text', '{"challenge":5}'],
])('is refused without a look at the database when the browser sends %s', async (_what, sent) => {
  const untouched = new Proxy({} as Db, {
    get: () => {
      throw new Error('touched');
    },
  });
  const answer = await checkAnswer(untouched, {
    clientDataJSON: Buffer.from(sent).toString('base64url'),
    userGuid: null,
    at: new Date(0),
    check: async () => 'accepted',
  });
  expect(answer).toEqual({ fault: 'passkey_refused' });
});
