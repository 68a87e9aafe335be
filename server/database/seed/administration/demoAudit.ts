import type { AuditEntry } from '#server/administration/auditQueries.ts';
import { demoOutsideCoach } from '#server/database/seed/demoAccounts.ts';

/** What the demo administrator did besides viewing as somebody, so many days ago. */
export interface DemoAudit extends Pick<AuditEntry, 'kind' | 'about'> {
  readonly daysAgo: number;
  /** The address of the account on which it was done. */
  readonly on?: string;
}

/** A job coach whose account was made and who has not chosen a password yet. */
export const waitingCoach = {
  email: 'noor.hadley@example.com',
  name: ['Noor', 'Hadley'],
  daysAgo: 9,
} as const;

const trialFeed = 'Copper Bridge openings';

/**
 * Rows of the log, oldest first. They fit what is in the database now: the feed was removed again,
 * and the coach of the other agency was made an Our Ability coach by mistake.
 */
export const auditBeforeView: readonly DemoAudit[] = [
  { daysAgo: 13, kind: 'companyCreated', about: 'Harborwren Mutual' },
  { daysAgo: 12, kind: 'providerCoachGiven', on: demoOutsideCoach.email },
  { daysAgo: 11, kind: 'providerCoachTaken', on: demoOutsideCoach.email },
  { daysAgo: waitingCoach.daysAgo, kind: 'accountCreated', on: waitingCoach.email },
  { daysAgo: 6, kind: 'feedAdded', about: trialFeed },
];

/** The same after the view. */
export const auditAfterView: readonly DemoAudit[] = [
  { daysAgo: 2, kind: 'feedRemoved', about: trialFeed },
];

/** The one view as somebody. */
export const demoView = {
  daysAgo: 3,
  reason: 'Asked for help by phone: the end date of a former job was not saved.',
  /** Each call, so many minutes after the start. */
  calls: [
    { minute: 1, operationId: 'getUserWorkHistory' },
    { minute: 3, operationId: 'getUserAccommodation', result: 'refused' },
    { minute: 5, operationId: 'updateUserWorkHistory', changed: ['EndDate'] },
    { minute: 6, operationId: 'recommendations' },
  ],
  /** So long it lasted, until Exit view. */
  minutes: 8,
} as const;
