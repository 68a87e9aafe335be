/**
 * The facts of a workplace that a posting can publish, in the groups in which employers choose
 * them. Each code has its sentence in the texts of jobs.
 */
export const ACCESS_GROUPS = {
  gettingIn: [
    'step-free-entrance',
    'accessible-restroom',
    'transit-nearby',
    'accessible-parking',
    'service-animals-welcome',
  ],
  tools: ['screen-reader-ready', 'accessible-technology', 'adjustable-desk', 'quiet-room'],
  time: ['flexible-schedule', 'part-time-possible', 'remote-days'],
  people: [
    'captioned-meetings',
    'interpreter-on-request',
    'job-restructuring',
    'job-coach-welcome',
  ],
} as const;

export type AccessCode = (typeof ACCESS_GROUPS)[keyof typeof ACCESS_GROUPS][number];

/** Every code, in the order in which candidates read them. */
export const ACCESS_CODES: readonly AccessCode[] = Object.values(ACCESS_GROUPS).flat();

const codes: ReadonlySet<string> = new Set(ACCESS_CODES);

/** Whether a posting can publish a fact of this code. */
export const isAccessCode = (code: string): code is AccessCode => codes.has(code);
