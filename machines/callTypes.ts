import type { Failure } from './failure.ts';

export type CallInput = {
  /** True where the call is made with the page and not by a press. */
  isBegun: boolean;
};

export type CallContext = CallInput & {
  /** Why the last call failed; null before and while it is made, and after it succeeded. */
  failure: Failure | null;
};

/** What a call hears. */
export type CallEvent = { type: 'call.requested' } | { type: 'call.forgotten' };
