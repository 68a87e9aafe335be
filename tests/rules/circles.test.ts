import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { code, sources } from './sources.ts';

test('no two files import one another', () => {
  expect(circles(sources(code))).toEqual([]);
});

test('finds two files that import one another, also where one takes only a type', () => {
  const a = { path: 'src/api/a.ts', text: "import { b } from '#src/api/b.ts';" };
  const b = { path: 'src/api/b.ts', text: "import type { A } from './a.ts';" };
  expect(circles([a, b])).toEqual(['src/api/a.ts and src/api/b.ts']);
  expect(circles([a, { ...b, text: "import { c } from './c.ts';" }])).toEqual([]);
});
