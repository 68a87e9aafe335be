import { expect, test } from 'vitest';
import { noProcessFlag } from './flags.ts';
import { sources } from './sources.ts';

/** Still to be made machines. A file that needs no flag any more leaves the list. */
const known = [
  'src/api/queries/sections.ts',
  'src/api/query/useRecords.ts',
  'src/components/job/useSaveToggle.tsx',
  'src/layouts/SessionDialogs.tsx',
  'src/pages/public/LoginSuccessPage.tsx',
  'src/pages/public/ResetPasswordPage.tsx',
  'src/pages/public/SocialSignIn.tsx',
  'src/pages/public/VerifyAccountPage.tsx',
];

test('no other screen keeps process state of its own', () => {
  const found = sources(/^src\/(?!.*\.test\.)(?!ui\/).*\.tsx?$/)
    .filter((source) => noProcessFlag(source).length > 0)
    .map(({ path }) => path);
  expect(found).toEqual(known);
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
