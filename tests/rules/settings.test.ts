import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

/** The names of the settings that the server asks for. */
function settingsRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_target, name) => void (typeof name === 'string' && names.add(name)) },
  );
  readConfig(env);
  return [...names].toSorted();
}

test('lists in .env.example every setting that the server reads, and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm);
  expect([...lines].map(([, name]) => name).toSorted()).toEqual(settingsRead());
});

test('accepts .env.example as it is, without its comment signs', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm);
  const env = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(readConfig(env)).toMatchObject({ port: 3000, publicUrl: 'https://jobs.example.org' });
});

test('lists in docs/settings.md every setting that the server reads, and no other', () => {
  const cells = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[^|]+`) \|/gm);
  const names = [...cells].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(names.toSorted()).toEqual(settingsRead());
});
