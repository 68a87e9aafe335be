import { describe, expect, test } from 'vitest';
import { checkedFolders, shortComments } from './comments.ts';
import { sources } from './sources.ts';

const isChecked = (path: string) => checkedFolders.some((folder) => path.startsWith(folder));

test('lines with a comment are shorter than 100 characters', () => {
  const problems = sources(/\.(tsx?|css)$/)
    .filter(({ path }) => isChecked(path))
    .flatMap((source) => shortComments(source).map((problem) => `${source.path}:${problem}`));
  expect(problems).toEqual([]);
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
