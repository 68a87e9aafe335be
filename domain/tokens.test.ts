import { describe, expect, test } from 'vitest';
import { expiryOf, familyOf, tokenState } from './tokens.ts';

const NOW = Date.UTC(2026, 4, 1);

const tokenOf = (claims: string) => `e30.${Buffer.from(claims).toString('base64url')}.signature`;
const tokenUntil = (ms: number) => tokenOf(JSON.stringify({ exp: ms / 1000, name: 'Zoë?>~ÿÿÿ' }));

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

test.each(['{"exp":"1777593600"}', '{"exp":1e999}', '{"exp":null}', '7'])(
  'treats a token as expired when its claims are %s',
  (claims) => expect(expiryOf(tokenOf(claims))).toBe(0),
);

test('takes two tokens for one sign-in when they name the same, else each for its own', () => {
  const [first, renewed] = [tokenOf('{"sid":"s1","exp":1}'), tokenOf('{"sid":"s1","exp":2}')];
  expect([familyOf(first), familyOf(renewed)]).toEqual(['s1', 's1']);
  const nameless = tokenOf('{"sid":5}');
  expect([familyOf(nameless), familyOf('abc')]).toEqual([nameless, 'abc']);
});
