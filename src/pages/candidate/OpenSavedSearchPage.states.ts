import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { insertSavedSearches } from '#tests/support/savedSearches.ts';

const route = '/candidate/jobs/saved-searches';
const nobody = `${route}/00000000-0000-4000-8000-000000000000`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/saved-searches/:guid',
    state: 'opening',
    open: async (page, app) => {
      await hold(page, '**/savedSearch');
      await signedInCandidate(page, app, nobody);
      await expect(seen(page, 'Opening the list').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches/:guid',
    state: 'the search is gone',
    open: async (page, app) => {
      await signedInCandidate(page, app, nobody);
      await expect(seen(page, 'This search is gone')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches/:guid',
    state: 'opening failed',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, route);
      await insertSavedSearches(app, userGuid, [{ name: 'cook', words: 'cook' }]);
      await page.reload();
      await page.route('**/opened', (one) => one.abort());
      await page.getByRole('link', { name: 'Open cook' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
