import type { ActivityKind, Stage } from '#domain/caseload.ts';
import type { CoachScope, FactKey } from '#domain/disclosure.ts';

/** What a job coach wrote down so many days ago. */
export type DemoRecord = readonly [
  daysAgo: number,
  kind: ActivityKind,
  minutes: number | null,
  what: string,
];

/** A candidate of the demo coach, and how far the two have come. Times are days from now. */
export interface DemoCase {
  readonly name: string;
  readonly scopes: readonly CoachScope[];
  readonly facts?: readonly FactKey[];
  /** When sharing began; the coach had accepted three days before. */
  readonly sharedFor: number;
  /** Negative when it has ended. */
  readonly endsIn: number;
  readonly stage: Stage;
  readonly stageFor: number;
  readonly nextStep?: string;
  readonly due?: number;
  readonly pausedFor?: number;
  readonly outcome?: string;
  /** The newest first. */
  readonly records: readonly DemoRecord[];
}
