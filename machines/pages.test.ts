import { limit } from '#scripts/testing/slowness.ts';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageOf } from '#machines/testing/page.ts';
import { plannedMachines, planOf } from '#machines/testing/plans.ts';

const pages = 'docs/machines';
const machines = plannedMachines();

describe('docs/machines', () => {
  test.each(machines)(
    'shows %s as it is: otherwise run npm run machines',
    async (name) => {
      const path = `${pages}/${name}.md`;
      const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
      expect(page).toBe(pageOf(name, await planOf(name)));
    },
    // A walk of thousands of steps takes long beside other work.
    limit(180_000),
  );

  test('has a page for each machine with a plan, and no other', () => {
    // The page about all machines together is written by hand.
    const made = readdirSync(pages).filter((page) => page !== 'every-order.md');
    expect(made.toSorted()).toEqual(machines.map((name) => `${name}.md`));
  });

  test('leaves no machine out: each has a plan in machines/testing', () => {
    const made = globSync('machines/**/*.ts', { exclude: ['machines/testing/**', '**/*.test.ts'] })
      .filter((file) => readFileSync(file, 'utf8').includes('.createMachine('))
      .map((file) => basename(file, '.ts'));
    expect(made.toSorted()).toEqual(machines);
  });
});
