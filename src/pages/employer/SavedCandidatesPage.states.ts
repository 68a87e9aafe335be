import { waiting } from '#a11y/opening/employer.ts';
import { withCandidate } from '#a11y/opening/employerPeople.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { type Employer, makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs, type SignedPerson } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;

const saves = (app: RunningApp, { person }: Employer, candidate: SignedPerson, notes?: string) =>
  callAs(app, person, 'POST ProfileSavedCandidatesV2', {
    employerProfileID: person.userGuid,
    candidateProfileID: candidate.userGuid,
    ...(notes === undefined ? {} : { employerNotes: notes }),
  });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  waiting('saved'),
  {
    route: '/employer/saved',
    state: 'one with notes',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      await saves(app, employer, dana, 'Met at the fair in Albany.');
      await openAs(page, employer.person, at('saved'));
      await expect(field(page, 'Notes about Dana')).toBeVisible();
    },
  },
  {
    route: '/employer/saved',
    state: 'nobody',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('saved'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
