import type { Mode } from './checks/modes.ts';

/** A finding that is let pass, for a reason that a person has weighed. */
export interface Exception {
  /** The finding's rule, exactly. */
  rule: string;
  /** The route and state the finding is on, as given to expectPageAccessible. */
  route: string;
  state: string;
  /** The finding's target, exactly. */
  target: string;
  /** The modes it is found in; all when not given. */
  modes?: readonly Mode[];
  /** Why nobody is stopped by it, and what would let it go. */
  reason: string;
}

/** An exception whose finding no longer appears fails the check of its page: take it out then. */
export const exceptions: readonly Exception[] = [];
