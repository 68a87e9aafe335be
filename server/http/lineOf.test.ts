import { expect, test } from 'vitest';
import { lineOf } from './lineOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (ip, line) => {
  expect(lineOf(ip)).toBe(line);
});
