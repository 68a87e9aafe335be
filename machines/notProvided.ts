import { fromPromise } from 'xstate';

/**
 * The default of every actor: a machine says what it needs done and never how, so a screen that
 * forgets to provide the real one fails at once and by name.
 */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided`)),
  );
}

/** The same for an action with an effect. */
export function actionNotProvided(name: string): never {
  throw new Error(`The action "${name}" is not provided`);
}
