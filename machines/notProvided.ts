import { fromPromise } from 'xstate';

/**
 * The default of every actor. A machine only names its actors, so a screen that forgets to
 * provide one fails at once and with that name.
 */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided`)),
  );
}

/** The default of every action with an effect. */
export function actionNotProvided(name: string): never {
  throw new Error(`The action "${name}" is not provided`);
}
