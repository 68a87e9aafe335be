/** How far an application came, in the order in which it goes on. */
export const APPLICATION_STATUSES = [
  'new',
  'lookedAt',
  'interview',
  'offer',
  'hired',
  'notSelected',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
