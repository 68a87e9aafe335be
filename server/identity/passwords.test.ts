import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('checks a token without waiting when many passwords are being hashed', async () => {
  const passwordHash = await hashPassword('Copper&Meadow77');
  let hashed = 0;
  const signIns = Array.from({ length: 10 }, async (_none, n) => {
    const isRight = await isPassword(n % 2 ? 'Copper&Meadow77' : 'Wrong&Lantern42', passwordHash);
    hashed += 1;
    return isRight;
  });
  // A signature is verified on the same threads of Node as a hash is computed.
  await webcrypto.subtle.digest('SHA-256', Buffer.from('token'));
  expect(hashed).toBeLessThan(4);
  expect(await Promise.all(signIns)).toEqual(signIns.map((_one, n) => n % 2 === 1));
});
