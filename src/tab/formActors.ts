import type { Failure } from '#machines/failure.ts';
import { addLateFailure, type LateFailure } from '#src/tab/lateFailures.ts';

/** An actor of a form, as far as the tab follows it. */
interface FormActor {
  start(): unknown;
  stop(): unknown;
  subscribe(changed: () => void): unknown;
  getSnapshot(): {
    hasTag(tag: 'busy'): boolean;
    readonly context: { readonly failure: Failure | null };
  };
}

/** The actors of one form, which begin and end together. */
export interface FormActors {
  /** Whose form it is. */
  readonly userGuid: string;
  /** What was typed into it is kept as a draft. */
  readonly form: FormActor;
  /** The saved entries beside it, where it adds to a list. */
  readonly list?: FormActor;
  /** How a failure of the form is told when it is not that of a save on the page it was left on. */
  readonly toldAs?: () => Partial<Pick<LateFailure, 'keepsDraft' | 'path'>>;
}

interface Running {
  readonly name: string;
  readonly actors: FormActors;
  /** How many views look at it. */
  views: number;
  /** The path of the page that showed it last. */
  path: string;
}

/**
 * The forms of this tab that a page shows or that are at work. A page only looks at them: what was
 * sent ends also when the page was left, and a failure that no page sees is told on the next one.
 */
const running = new Set<Running>();

const runningOf = (name: string, actors?: FormActors) =>
  [...running].find((one) => one.name === name && (actors ?? one.actors) === one.actors);

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

function view(one: Running): () => void {
  one.views += 1;
  one.path = window.location.pathname;
  return () => {
    one.views -= 1;
    // Strict mode leaves a page and shows it again at once. A stopped actor cannot start again, so
    // stopping waits.
    queueMicrotask(() => {
      if (one.views === 0 && stateOf(one) !== 'busy') end(one);
    });
  };
}

function follow(name: string, actors: FormActors): Running {
  const one: Running = { name, actors, views: 0, path: '' };
  running.add(one);
  for (const actor of both(actors)) {
    actor.subscribe(() => {
      if (one.views === 0 && running.has(one)) endUnseen(one);
    });
  }
  return one;
}

const both = ({ form, list }: FormActors) => (list ? [form, list] : [form]);

/** What the two do together: while one has failed, the other may still wait for it. */
function stateOf({ actors }: Running): 'busy' | 'resting' | { readonly failed: FormActor } {
  const isBusy = (actor: FormActor) => actor.getSnapshot().hasTag('busy');
  const failed = both(actors).find(
    (one) => !isBusy(one) && one.getSnapshot().context.failure !== null,
  );
  if (failed) return { failed };
  return both(actors).some(isBusy) ? 'busy' : 'resting';
}

function endUnseen(one: Running): void {
  const state = stateOf(one);
  if (state === 'busy') return;
  end(one);
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

function end(one: Running): void {
  running.delete(one);
  one.actors.list?.stop();
  one.actors.form.stop();
}

/** To be called at sign-out. */
export function stopForms(): void {
  running.forEach(end);
}
