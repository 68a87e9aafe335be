import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pageOf } from '#machines/testing/page.ts';
import { plannedMachines, planOf } from '#machines/testing/plans.ts';

/** `npm run machines`: writes docs/machines, a page for each machine that has a plan. */
const folder = 'docs/machines';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of plannedMachines())
  writeFileSync(`${folder}/${name}.md`, pageOf(name, await planOf(name)));
