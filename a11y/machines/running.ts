import type { Page } from '@playwright/test';
import { askActors, type PageActor } from './actors.ts';

/** The leaf states of the machines that run in the page now, such as "form.editing", sorted. */
export async function runningStates(page: Page): Promise<string[]> {
  const states = await askActors(page, leavesInPage, null);
  return [...new Set(states)].toSorted();
}

/**
 * Puts a machine of the page into a state as if it had come there, and shows it: for a state
 * that takes long to reach or is over in a moment. Nothing is called; what is given replaces a part
 * of its context.
 * @throws Error when no such machine runs
 */
export async function holdState(page: Page, leaf: string, context: object = {}): Promise<void> {
  const [machine = '', ...path] = leaf.split('.');
  await askActors(page, holdInPage, { machine, path, context });
}

/** In the page: the leaf states of the machines among the actors that run. */
function leavesInPage(actors: readonly PageActor[]): string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) =>
          leaves(inner).map((leaf) => `${name}.${leaf}`),
        )
      : [String(value)];
  // A machine at its end no longer runs, and its screen is still shown.
  return actors
    .filter(
      (actor) =>
        actor.logic?.root !== undefined &&
        (actor._processingStatus === 1 || actor.getSnapshot().status === 'done'),
    )
    .flatMap((actor) =>
      leaves(actor.getSnapshot().value).map((leaf) => `${actor.logic.id}.${leaf}`),
    );
}

interface Held {
  machine: string;
  path: readonly string[];
  context: object;
}

/** In the page: gives a running actor of the machine another snapshot. */
function holdInPage(actors: readonly PageActor[], { machine, path, context }: Held): void {
  const actor = actors.find(
    ({ logic, _processingStatus }) =>
      logic?.root !== undefined && logic.id === machine && _processingStatus === 1,
  );
  if (!actor) throw new Error(`No machine "${machine}" runs.`);
  const value = path
    .toReversed()
    .reduce<unknown>((inner, name) => (inner === undefined ? name : { [name]: inner }), undefined);
  const before = actor.getSnapshot();
  const after = actor.logic.resolveState({ value, context: { ...before.context, ...context } });
  actor.update(Object.assign(after, { children: before.children }), { type: 'state.held' });
}
