/** How long a view of an administrator as somebody else lasts. */
export const VIEW_MINUTES = 30;
/** So long before its end a dialog offers more time (WCAG 2.2.1). */
export const VIEW_ENDING_MINUTES = 2;
/** A reason is at least so long. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;

/** Where a view begins: the first page of the person's area that an administrator may see. */
export const VIEW_STARTS = {
  2: '/candidate/profile',
  3: '/employer/home',
  4: '/job-coach/home',
} as const;
