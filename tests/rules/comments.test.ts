import { describe, expect, test } from 'vitest';
import { shortComments } from './comments.ts';
import { problemsIn } from './sources.ts';

test('lines with a comment are shorter than 100 characters', () => {
  expect(problemsIn(shortComments, /\.(tsx?|mjs|css)$/)).toEqual([]);
});

describe('the rule', () => {
  const long = 'x'.repeat(100);
  test.each([
    ['a.ts', `// ${long}`],
    ['a.ts', `/** short\n * ${long}\n */`],
    ['a.tsx', `const a = <p>{/* ${long} */}</p>;`],
    ['a.css', `a {\n  /* ${long} */\n}`],
    ['a.ts', `const name = '${long}'; // why`],
  ])('sees a long line in %s: %s', (path, text) => {
    expect(shortComments({ path, text })).toHaveLength(1);
  });
  test.each([
    ['a.ts', `const name = '${long}';\n// short`],
    ['a.ts', `const address = 'https://${long}';`],
    ['a.css', `a::after { content: '${long}'; }`],
    ['a.ts', `// ${'x'.repeat(96)}`],
  ])('accepts %s: %s', (path, text) => {
    expect(shortComments({ path, text })).toEqual([]);
  });
});
