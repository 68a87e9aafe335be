import { describe, expect, test } from 'vitest';
import { expiryOf, tokenState } from './tokens.ts';

const NOW = Date.UTC(2026, 4, 1);

function tokenUntil(ms: number, name = 'Zoë?>~'): string {
  const claims = Buffer.from(JSON.stringify({ exp: ms / 1000, name })).toString('base64url');
  return `e30.${claims}.signature`;
}

describe('tokens', () => {
  test('end at their exp claim, in base64url with any letters', () => {
    expect(expiryOf(tokenUntil(NOW))).toBe(NOW);
  });
  test.each(['', 'abc', 'a.b', 'a.e30.c', 'a.bnVsbA.c', 'a.!!!.c'])(
    '%j cannot be read and has ended',
    (token) => expect(expiryOf(token)).toBe(0),
  );
  test('a token ends at the very moment of exp', () => {
    const refresh = tokenUntil(NOW + 5000);
    expect(tokenState({ access: tokenUntil(NOW + 1000), refresh }, NOW)).toBe('fresh');
    expect(tokenState({ access: tokenUntil(NOW), refresh }, NOW)).toBe('renewable');
  });
  test('both ended is expired, nothing is none', () => {
    const ended = tokenUntil(NOW - 1000);
    expect(tokenState({ access: ended, refresh: ended }, NOW)).toBe('expired');
    expect(tokenState(null, NOW)).toBe('none');
  });
});
