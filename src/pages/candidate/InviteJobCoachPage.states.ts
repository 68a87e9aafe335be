import type { Page } from '@playwright/test';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { field, seen, tick } from '#tests/support/journeys.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const route = '/candidate/invite-job-coach';
const send = (page: Page) => page.getByRole('button', { name: 'Send invitation' });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/invite-job-coach',
    state: 'as it opens, nobody invited yet',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have not invited a job coach yet')).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'an empty form was submitted',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await send(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'the address is wrong',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'My existing job coach');
      await field(page, 'Email of your job coach').fill('coach');
      await send(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'sent',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'somebody was invited',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('list', { name: 'Invitations you sent' })).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'one is accepted, one declined, one taken back, and one is open',
    open: async (page, app) => {
      const person = await makePerson(app);
      const answers = ['accepted', 'declined', 'withdrawn', null];
      for (const [at, answer] of answers.entries())
        await app.query(
          `INSERT INTO job_coach_invitation
             (guid, candidate_guid, job_coach_email, sent_at, answer, answered_at)
           VALUES (gen_random_uuid(), $1, $2, now(), $3::text,
             CASE WHEN $3::text IS NULL THEN NULL ELSE now() END)`,
          [person.userGuid, `coach${at}@example.org`, answer],
        );
      await openAs(page, person, route);
      await expect(button(page, 'Take back the invitation: coach3@example.org')).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/JobCoachInvitations/getByUserId/**');
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Loading your invitations').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'the list failed',
    open: async (page, app) => {
      await page.route('**/JobCoachInvitations/getByUserId/**', (one) => one.abort());
      await signedInCandidate(page, app, route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
