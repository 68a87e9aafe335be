import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { pageOf } from '#machines/testing/page.ts';
import { plannedMachines, planOf } from '#machines/testing/plans.ts';

/** `npm run machines`: writes docs/machines, a page for each machine that has a plan. */
const folder = 'docs/machines';
/** Written by hand. */
const BY_HAND = 'every-order.md';
mkdirSync(folder, { recursive: true });
for (const page of readdirSync(folder)) if (page !== BY_HAND) rmSync(`${folder}/${page}`);
for (const name of plannedMachines())
  writeFileSync(`${folder}/${name}.md`, pageOf(name, await planOf(name)));
