import type { Failure } from './failure.ts';
import type { UserDetails } from './sessionTypes.ts';

/** The result of sending: the application is recorded, and its mails are sent or not. */
export type ApplyAnswer = {
  /** When it was first recorded. */
  appliedAt: string;
} & ({ wroteToEmployer: boolean } | { mailError: unknown });

/** The person and the job. */
export type ApplyInput = {
  candidate: UserDetails;
  job: { id: string; title: string; company: string | null };
};

export type ApplyingContext = ApplyInput & {
  /** Null until this page's application is recorded. */
  appliedAt: string | null;
  wroteToEmployer: boolean;
  failure: Failure | null;
};

export type ApplyingEvent =
  | { type: 'apply.requested' }
  | { type: 'apply.confirmed' }
  | { type: 'apply.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'outcome.closed' };
