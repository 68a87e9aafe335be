import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { RouteWeight } from '#scripts/bundle/weigh.ts';
import { limit } from '#scripts/testing/slowness.ts';

const root = join(import.meta.dirname, '..', '..');
let routes: readonly RouteWeight[] = [];
beforeAll(() => {
  // A process of its own: here NODE_ENV is "test", and React would be built for development.
  const { NODE_ENV: _, ...env } = process.env;
  const script = join(root, 'scripts', 'bench-bundle.ts');
  const { stdout } = spawnSync(process.execPath, [script, '--json'], { env, encoding: 'utf8' });
  routes = JSON.parse(stdout);
  // The whole app is built: half a minute alone, some minutes beside other work.
}, limit(600_000));

test('sends no more JavaScript than a route may need', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ kB, limit }) => kB > limit)).toEqual([]);
});

test('asks for few files, because each takes its turn', () => {
  expect(routes.filter(({ count }) => count > 50)).toEqual([]);
});

test('sends nobody the pages of another role', () => {
  const folders: Readonly<Record<string, string>> = { 'job-coach': 'coach' };
  for (const { path, areas } of routes) {
    const own = path.split('/')[1] ?? '';
    const others = areas.filter((area) => area !== 'public' && area !== (folders[own] ?? own));
    expect(others, path).toEqual([]);
  }
  expect(new Set(routes.flatMap(({ areas }) => areas))).toContain('coach');
});
