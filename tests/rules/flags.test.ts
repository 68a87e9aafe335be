import { expect, test } from 'vitest';
import { noProcessFlag } from './flags.ts';
import { sources } from './sources.ts';

test('keeps no process state in a screen of its own', () => {
  const found = sources(/^src\/(?!.*\.(test|states)\.)(?!ui\/).*\.tsx?$/)
    .filter((source) => noProcessFlag(source).length > 0)
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test.each([
  'const [hasFailed, setFailed] = useState(false);',
  'const [problem, setProblem] = useState<string>();',
  'const [last, setLast] = useState<Problem | undefined>();',
])('rejects %s', (text) => {
  expect(noProcessFlag({ path: 'src/a.tsx', text })).toHaveLength(1);
});

test('accepts what the screen alone knows', () => {
  const text = 'const [isOpen, setOpen] = useState(false);';
  expect(noProcessFlag({ path: 'src/a.tsx', text })).toEqual([]);
});
