import type { Failure } from '#machines/failure.ts';
import type { LateFailure } from '#src/tab/lateFailures.ts';

/**
 * The forms and calls of this tab that a page shows or that are at work. Every page can sign
 * somebody out and stop them; what shows them (tabActors.ts) loads with the pages that have one.
 */

/** An actor, as far as the tab follows it. */
export interface TabActor {
  start(): unknown;
  stop(): unknown;
  subscribe(changed: () => void): unknown;
  getSnapshot(): {
    hasTag(tag: 'busy'): boolean;
    readonly context: { readonly failure: Failure | null };
  };
}

/** The actors of one form or call, which begin and end together. */
export interface TabActors {
  /** Whose work it is; null when nobody is signed in, whom a later page could tell of it. */
  readonly userGuid: string | null;
  /** The form or the call. */
  readonly main: TabActor;
  /** The saved entries beside it, where it adds to a list. */
  readonly list?: TabActor;
  /** How a failure of `main` is told when it is not that of a save whose draft is kept. */
  readonly toldAs?: () => Partial<Pick<LateFailure, 'keepsDraft' | 'path'>>;
}

/** What runs, and who looks at it. */
export interface RunningActors {
  readonly name: string;
  readonly actors: TabActors;
  /** How many views look at it. */
  views: number;
  /** The path of the page that showed it last. */
  path: string;
  /** Whose work it was when a page showed it last. */
  userGuid: string | null;
}

export const runningActors = new Set<RunningActors>();

/** Ends them; what they still waited for counts for nothing any more. */
export function endActors(one: RunningActors): void {
  runningActors.delete(one);
  one.actors.list?.stop();
  one.actors.main.stop();
}

/**
 * To be called at sign-out. What a page shows ends with the page, which may be one that is there for
 * everybody; nothing more is told of it.
 */
export function stopActors(): void {
  for (const one of runningActors)
    if (one.views === 0) endActors(one);
    else runningActors.delete(one);
}
