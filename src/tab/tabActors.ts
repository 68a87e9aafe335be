import { addLateFailure } from '#src/tab/lateFailures.ts';
import {
  endActors,
  type RunningActors,
  runningActors,
  type TabActor,
  type TabActors,
} from '#src/tab/runningActors.ts';

/**
 * Shows the forms and calls of this tab. A page only looks at them: what was sent ends also when
 * the page was left, and a failure that no page sees is told on the next one.
 */

const runningOf = (name: string, actors?: TabActors) =>
  [...runningActors].find((one) => one.name === name && (actors ?? one.actors) === one.actors);

/**
 * The actors of a form: those that run already, else new ones, which start when they are shown.
 * @param name whose form it is, and which
 */
export function actorsOf<Actors extends TabActors>(
  name: string,
  make: () => Actors,
): { readonly actors: Actors; readonly isNew: boolean } {
  const one = runningOf(name);
  // A name always stands for the same kind of form.
  return one ? { actors: one.actors as Actors, isNew: false } : { actors: make(), isNew: true };
}

/**
 * A page shows the actors from now on.
 * @param name the name that another page finds them by; empty for those of one page
 * @returns to be called when it shows them no more
 */
export function showActors(name: string, actors: TabActors): () => void {
  const one = runningOf(name, actors) ?? follow(name, actors);
  const leave = view(one);
  actors.main.start();
  actors.list?.start();
  return leave;
}

/**
 * The page of a form loads: what runs of it goes on until it can be shown.
 * @returns to be called when the page is left
 */
export function holdActors(name: string): () => void {
  const one = runningOf(name);
  return one ? view(one) : () => undefined;
}

/** What was typed in a form is not wanted any more: the page that shows it next begins anew. */
export function forgetActors(name: string): void {
  const one = runningOf(name);
  if (one) endActors(one);
}

function view(one: RunningActors): () => void {
  one.views += 1;
  note(one);
  return () => {
    one.views -= 1;
    // Strict mode leaves a page and shows it again at once. A stopped actor cannot start again, so
    // stopping waits.
    queueMicrotask(() => {
      if (one.views > 0) return;
      if (!runningActors.has(one) || stateOf(one) !== 'busy') endActors(one);
    });
  };
}

/** What is told when no page shows them any more. */
function note(one: RunningActors): void {
  one.path = window.location.pathname;
  one.userGuid = one.actors.userGuid;
}

function follow(name: string, actors: TabActors): RunningActors {
  const one: RunningActors = { name, actors, views: 0, path: '', userGuid: null };
  runningActors.add(one);
  for (const actor of both(actors)) {
    actor.subscribe(() => {
      if (one.views > 0) note(one);
      else if (runningActors.has(one)) endUnseen(one);
    });
  }
  return one;
}

const both = ({ main, list }: TabActors) => (list ? [main, list] : [main]);

/** What the two do together: while one has failed, the other may still wait for it. */
function stateOf({ actors }: RunningActors): 'busy' | 'resting' | { readonly failed: TabActor } {
  const isBusy = (actor: TabActor) => actor.getSnapshot().hasTag('busy');
  const failed = both(actors).find(
    (one) => !isBusy(one) && one.getSnapshot().context.failure !== null,
  );
  if (failed) return { failed };
  return both(actors).some(isBusy) ? 'busy' : 'resting';
}

function endUnseen(one: RunningActors): void {
  const state = stateOf(one);
  if (state === 'busy') return;
  endActors(one);
  if (state === 'resting') return;
  const { failure } = state.failed.getSnapshot().context;
  const { main, toldAs } = one.actors;
  if (failure === null || one.userGuid === null) return;
  const isMain = state.failed === main;
  addLateFailure({
    userGuid: one.userGuid,
    problem: failure,
    keepsDraft: isMain,
    path: one.path,
    ...(isMain ? toldAs?.() : {}),
  });
}
