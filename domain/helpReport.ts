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

/**
 * The path of a page without what could name somebody or let somebody in: no query, no anchor,
 * and "…" in place of each part that is no plain word, such as an id.
 * @returns empty for what is no path of this app
 */
export function plainPath(path: string): string {
  if (!/^\/(?!\/)/.test(path)) return '';
  const [plain = ''] = path.split(/[?#]/, 1);
  const parts = plain.split('/').filter(Boolean);
  const kept = parts.map((part) => (/^[a-z]+(-[a-z]+)*$/.test(part) ? part : '…'));
  return `/${kept.join('/')}`.slice(0, HELP_REPORT_LIMITS.page);
}
