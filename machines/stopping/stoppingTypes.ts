import type { Failure } from '../failure.ts';

export type StoppingContext = {
  /** Why the last try failed; it stays while the next one is under way. */
  failure: Failure | null;
};

export type StoppingEvent = { type: 'stop.pressed' } | { type: 'shared.again' };
