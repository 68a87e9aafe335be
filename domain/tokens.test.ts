import { describe, expect, test } from 'vitest';
import { expiryOf, tokenState } from './tokens.ts';

const NOW = Date.UTC(2026, 4, 1);

function tokenUntil(ms: number, name = 'Zoë?>~'): string {
  const claims = Buffer.from(JSON.stringify({ exp: ms / 1000, name })).toString('base64url');
  return `e30.${claims}.signature`;
}

describe('tokens', () => {
  test('reads the expiry from the exp claim in base64url with any letters', () => {
    expect(expiryOf(tokenUntil(NOW))).toBe(NOW);
  });
  test.each(['', 'abc', 'a.b', 'a.e30.c', 'a.bnVsbA.c', 'a.!!!.c'])(
    'treats %j as expired because it cannot be parsed',
    (token) => expect(expiryOf(token)).toBe(0),
  );
  test('expires at the very moment of exp', () => {
    const refresh = tokenUntil(NOW + 5000);
    expect(tokenState({ access: tokenUntil(NOW + 1000), refresh }, NOW)).toBe('fresh');
    expect(tokenState({ access: tokenUntil(NOW), refresh }, NOW)).toBe('renewable');
  });
  test('is expired when both tokens are, and none without tokens', () => {
    const ended = tokenUntil(NOW - 1000);
    expect(tokenState({ access: ended, refresh: ended }, NOW)).toBe('expired');
    expect(tokenState(null, NOW)).toBe('none');
  });
});
