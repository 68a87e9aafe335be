import { addLateFailure } from '#src/tab/lateFailures.ts';
import {
  endForm,
  type FormActor,
  type FormActors,
  type RunningForm,
  runningForms,
} from '#src/tab/runningForms.ts';

/**
 * Shows the forms of this tab. A page only looks at them: what was sent ends also when the page
 * was left, and a failure that no page sees is told on the next one.
 */

const runningOf = (name: string, actors?: FormActors) =>
  [...runningForms].find((one) => one.name === name && (actors ?? one.actors) === one.actors);

/**
 * The actors of a form: those that run already, else new ones, which start when they are shown.
 * @param name whose form it is, and which
 */
export function formOf<Actors extends FormActors>(
  name: string,
  make: () => Actors,
): { readonly actors: Actors; readonly isNew: boolean } {
  const one = runningOf(name);
  // A name always stands for the same kind of form.
  return one ? { actors: one.actors as Actors, isNew: false } : { actors: make(), isNew: true };
}

/**
 * A page shows the form from now on.
 * @returns to be called when it shows it no more
 */
export function showForm(name: string, actors: FormActors): () => void {
  const one = runningOf(name, actors) ?? follow(name, actors);
  const leave = view(one);
  actors.form.start();
  actors.list?.start();
  return leave;
}

/**
 * The page of a form loads: what runs of it goes on until it can be shown.
 * @returns to be called when the page is left
 */
export function holdForm(name: string): () => void {
  const one = runningOf(name);
  return one ? view(one) : () => undefined;
}

function view(one: RunningForm): () => void {
  one.views += 1;
  one.path = window.location.pathname;
  return () => {
    one.views -= 1;
    // Strict mode leaves a page and shows it again at once. A stopped actor cannot start again, so
    // stopping waits.
    queueMicrotask(() => {
      if (one.views === 0 && stateOf(one) !== 'busy') endForm(one);
    });
  };
}

function follow(name: string, actors: FormActors): RunningForm {
  const one: RunningForm = { name, actors, views: 0, path: '' };
  runningForms.add(one);
  for (const actor of both(actors)) {
    actor.subscribe(() => {
      if (one.views === 0 && runningForms.has(one)) endUnseen(one);
    });
  }
  return one;
}

const both = ({ form, list }: FormActors) => (list ? [form, list] : [form]);

/** What the two do together: while one has failed, the other may still wait for it. */
function stateOf({ actors }: RunningForm): 'busy' | 'resting' | { readonly failed: FormActor } {
  const isBusy = (actor: FormActor) => actor.getSnapshot().hasTag('busy');
  const failed = both(actors).find(
    (one) => !isBusy(one) && one.getSnapshot().context.failure !== null,
  );
  if (failed) return { failed };
  return both(actors).some(isBusy) ? 'busy' : 'resting';
}

function endUnseen(one: RunningForm): void {
  const state = stateOf(one);
  if (state === 'busy') return;
  endForm(one);
  if (state === 'resting') return;
  const { failure } = state.failed.getSnapshot().context;
  const { userGuid, form, toldAs } = one.actors;
  if (failure === null) return;
  const isOfForm = state.failed === form;
  addLateFailure({
    userGuid,
    problem: failure,
    keepsDraft: isOfForm,
    path: one.path,
    ...(isOfForm ? toldAs?.() : {}),
  });
}
