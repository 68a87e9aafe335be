import { readdirSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Plan } from './explore.ts';

/** Every plan in this folder: a machine has a page and a diagram as soon as it has a plan. */

const PLAN = /Plan\.ts$/;

/** The names of the machines with a plan: `resumeUpload` for `resumeUploadPlan.ts`. */
export function plannedMachines(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => PLAN.test(file))
    .map((file) => file.replace(PLAN, ''))
    .toSorted();
}

/** The plan of a machine: what `xPlan.ts` exports as `xPlan`. */
export async function planOf(name: string): Promise<Plan<AnyStateMachine>> {
  const module: Record<string, unknown> = await import(`./${name}Plan.ts`);
  const plan = module[`${name}Plan`];
  if (plan === undefined) throw new Error(`${name}Plan.ts exports no ${name}Plan`);
  // A file of this name exports nothing else by this name.
  return plan as Plan<AnyStateMachine>;
}
