import type { components } from '#openapi/user.ts';

/** How somebody who reports a problem works, when they want to say so. */
export type WayOfWorking = components['schemas']['HelpReport']['ways'][number];

/** In the order in which the form asks. */
export const WAYS_OF_WORKING: readonly WayOfWorking[] = [
  'screen-reader',
  'keyboard',
  'zoom',
  'voice',
  'other',
];

/** The limits of the contract, in characters. */
export const HELP_REPORT_LIMITS = {
  happened: 4000,
  expected: 4000,
  page: 300,
  otherWay: 200,
} as const;

/** How long a report is kept that nobody can be mailed, in days. */
export const HELP_REPORT_KEPT_DAYS = 90;
