import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const app = sources(/^src\/(?!ui\/|.*\.(test|states)\.).*\.tsx?$/);
const keeps = /\buseDraft\b|\bSectionEditor\b|draft\.changed/;
const secret = /\bPassword(?:Input|Field)\b|\bNewPassword|\btype=["']file["']|\bFile\b\s*[;|}]/;

/** A form with a field for a password or a file must keep no draft. */
function breaks(files: readonly { path: string; text: string }[]): string[] {
  return files.filter(({ text }) => keeps.test(text) && secret.test(text)).map(({ path }) => path);
}

test('keeps no draft of a form with a password or a file', () => {
  expect(breaks(app)).toEqual([]);
  expect(app.filter(({ text }) => keeps.test(text)).length).toBeGreaterThan(3);
  expect(app.filter(({ text }) => secret.test(text)).length).toBeGreaterThan(3);
});

test('reports a form that keeps one', () => {
  const text = "useDraft({ kind: 'account' }); <PasswordInput label={t('old')} />";
  expect(breaks([{ path: 'src/pages/a.tsx', text }])).toEqual(['src/pages/a.tsx']);
});
