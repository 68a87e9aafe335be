import { expect, test } from 'vitest';
import { rateLimitKey } from './rateLimitKey.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2'],
  ['not an address', 'not an address'],
])('counts %s as %s', (ip, key) => {
  expect(rateLimitKey(ip)).toBe(key);
});
