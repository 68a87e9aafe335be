import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, isTest, type Rule, problemsIn, sources, at } from './sources.ts';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** What runs where `npm ci --omit=dev` installed the packages. */
const inProduction = /^(server|domain|openapi)\/.*\.ts$|^scripts\/start(\.ts|\/.*\.ts)$/;

/** Asked for only where it is needed: a build outside production. */
const askedFor: Readonly<Record<string, string>> = { 'scripts/start.ts': 'vite' };

/** A server in production has the packages of "dependencies" alone; a type needs no package. */
const installedInProduction: Rule = (source) =>
  isTest(source.path) || source.path.endsWith('/testing.ts')
    ? []
    : importsOf(source).flatMap(({ from, offset, isType }) => {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
        const isPackage = !/^(\.|#|node:)/.test(from);
        return isType || !isPackage || name in dependencies || from === askedFor[source.path]
          ? []
          : [at(source, offset, `needs "${name}", which is not in dependencies`)];
      });

test('needs no development package in the server', () => {
  expect(problemsIn(installedInProduction, inProduction)).toEqual([]);
  expect(sources(inProduction).length).toBeGreaterThan(100);
});

test('rejects a development package in the server', () => {
  const rejected = (text: string) => installedInProduction({ path: 'server/a.ts', text }).length;
  expect(rejected("import { build } from 'vite';")).toBe(1);
  expect(rejected("import type { Plugin } from 'vite';")).toBe(0);
  expect(rejected("import fastify from 'fastify';")).toBe(0);
});
