import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';
import { type CaseOf, caseOf } from '#tests/support/caseloadApp.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { openAs } from '#tests/support/people.ts';

const board = '/job-coach/caseload';

export const people: readonly (CaseOf & { firstName: string; lastName: string })[] = [
  {
    firstName: 'Mina',
    lastName: 'Torvald',
    stage: 'gettingToKnow',
    nextStep: 'First meeting',
    due: 1,
  },
  {
    firstName: 'Priya',
    lastName: 'Vandermeer',
    stage: 'searching',
    nextStep: 'Send two postings',
    due: -9,
  },
  { firstName: 'Theo', lastName: 'Marsh', stage: 'searching', contact: 16 },
  {
    firstName: 'Dana',
    lastName: 'Whitlock',
    stage: 'applying',
    nextStep: 'Call Harborwren',
    due: -1,
    contact: 5,
  },
  {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    stage: 'interviewing',
    nextStep: 'Practice talk',
    due: 2,
    contact: 0,
  },
  {
    firstName: 'Ines',
    lastName: 'Calloway',
    stage: 'working',
    nextStep: 'Visit the job site',
    due: 3,
    contact: 6,
  },
  { firstName: 'Samir', lastName: 'Adeyemi', stage: 'paused', pausedFor: 30, contact: 22 },
];

/** A coach with people in most stages, some of them late. */
export async function openBoard(page: Page, app: RunningApp, path = board): Promise<void> {
  const coach = await makeCoach(app);
  for (const { firstName, lastName, ...of } of people) {
    const { match } = await sharesWith(app, coach, ['profile'], [], { firstName, lastName });
    await caseOf(app, match, of);
  }
  await openAs(page, coach, path);
}
