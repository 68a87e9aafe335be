import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { openAs } from '#tests/support/people.ts';

const details = '/job-coach/candidate-details';
const everything = ['profile', 'contact', 'preferences', 'recommendations', 'accommodations'];

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/job-details/:id',
    state: 'one to talk with',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate } = await sharesWith(app, coach, everything);
      await app.query(
        `INSERT INTO user_profile (user_guid, ideal_job, city, state, postal_code)
         VALUES ($1, 'Customer Service Representative', 'Syracuse', 'NY', '13202')
         ON CONFLICT DO NOTHING`,
        [candidate.userGuid],
      );
      await openAs(page, coach, `${details}/${candidate.userGuid}#jobs`);
      await page
        .getByRole('list', { name: 'Recommended Jobs' })
        .getByRole('link')
        .first()
        .press('Enter');
      await expect(page.getByRole('link', { name: 'Dana Whitlock' })).toBeVisible();
    },
  },
];
