import type { Mode } from './checks/modes.ts';

/** A finding that is allowed, for a reason that a person has weighed. */
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
  /** Why the finding stops nobody, and what would make the exception unnecessary. */
  reason: string;
}

/** An exception whose finding no longer appears fails the check of its page: delete it then. */
export const exceptions: readonly Exception[] = [];
