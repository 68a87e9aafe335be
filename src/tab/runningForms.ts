import type { Failure } from '#machines/failure.ts';
import type { LateFailure } from '#src/tab/lateFailures.ts';

/**
 * The forms of this tab that a page shows or that are at work. Every page can sign somebody out
 * and stop them; what shows them (formActors.ts) loads with the pages that have one.
 */

/** An actor of a form, as far as the tab follows it. */
export interface FormActor {
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

/** A form, and who looks at it. */
export interface RunningForm {
  readonly name: string;
  readonly actors: FormActors;
  /** How many views look at it. */
  views: number;
  /** The path of the page that showed it last. */
  path: string;
}

export const runningForms = new Set<RunningForm>();

/** Ends the form; what it still waited for counts for nothing any more. */
export function endForm(one: RunningForm): void {
  runningForms.delete(one);
  one.actors.list?.stop();
  one.actors.form.stop();
}

/** To be called at sign-out. */
export function stopForms(): void {
  runningForms.forEach(endForm);
}
