import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import type { Exploration } from './explore.ts';

/** Compares what a chart declares with what a walk found. */

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** States that a machine can stay in: leaves without an unconditional transition. */
function canRest(node: AnyStateNode): boolean {
  const passesThrough = node.always?.some((definition) => definition.guard === undefined) ?? false;
  return Object.keys(node.states).length === 0 && !passesThrough;
}

/** The ids of the states that no walk ended in. */
export function unreachedStates(
  machine: AnyStateMachine,
  { places }: Exploration<AnyMachineSnapshot>,
): string[] {
  const reached = new Set([...places.values()].flatMap((place) => place._nodes));
  return nodesOf(machine.root)
    .filter((node) => canRest(node) && !reached.has(node))
    .map((node) => node.id);
}

function declared(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

function describe(definition: AnyTransitionDefinition): string {
  const targets = definition.target?.map((target) => target.id).join(', ') ?? 'stays';
  return `${definition.source.id} --${definition.eventType || 'always'}--> ${targets}`;
}

/** The declared transitions that no walk took, as text. */
export function untakenTransitions(
  machine: AnyStateMachine,
  { steps }: Exploration<AnyMachineSnapshot>,
): string[] {
  const taken = new Set(steps.flatMap((step) => step.taken));
  return declared(machine)
    .filter((definition) => !taken.has(definition))
    .map(describe);
}

/** The number of declared transitions, to check that there are any. */
export function declaredCount(machine: AnyStateMachine): number {
  return declared(machine).length;
}
