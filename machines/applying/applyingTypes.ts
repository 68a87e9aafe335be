import type { Failure } from '../failure.ts';
import type { UserDetails } from '../session/sessionTypes.ts';

/** The result of sending: the application is recorded, and its mails are sent or not. */
export type ApplyAnswer = {
  /** When it was first recorded. */
  appliedAt: string;
} & ({ wroteToEmployer: boolean; sent: Sharing } | { mailError: unknown });

/** What goes to the employer beside the headline of the profile. */
export type Sharing = { readonly resume: boolean; readonly phone: boolean };

/** The person and the job. */
export type ApplyInput = {
  candidate: UserDetails;
  job: { id: string; title: string; company: string | null };
};

/** How one applies for it. */
export type ApplyStart = ApplyInput & {
  /** On the employer's own site. */
  isElsewhere: boolean;
  /** That site was opened before a reload, and nobody said yet whether they applied there. */
  wasAway: boolean;
};

/** What is sent, and what of it the person chose to add. */
export type ApplyCall = ApplyInput & { sharing: Sharing };

export type ApplyingContext = ApplyStart & {
  sharing: Sharing;
  /** Null until this page's application is recorded. */
  appliedAt: string | null;
  wroteToEmployer: boolean;
  /** What the employer got of it. */
  sent: Sharing;
  failure: Failure | null;
};

export type ApplyingEvent =
  | { type: 'apply.requested' }
  | { type: 'apply.confirmed'; sharing: Sharing }
  | { type: 'apply.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'outcome.closed' };
