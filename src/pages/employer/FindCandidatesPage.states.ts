import type { Page } from '@playwright/test';
import { waiting } from '#a11y/opening/employer.ts';
import { withCandidate } from '#a11y/opening/employerPeople.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;

async function openList(page: Page, app: RunningApp) {
  const made = await withCandidate(app);
  const { employer, dana } = made;
  await openAs(page, employer.person, at(`candidates?words=${encodeURIComponent(dana.name)}`));
  await expect(button(page, `Invite ${dana.name}`)).toBeVisible();
  return made;
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  waiting('candidates'),
  {
    route: '/employer/candidates',
    state: 'people to find',
    open: async (page, app) => void (await openList(page, app)),
  },
  {
    route: '/employer/candidates',
    state: 'nobody fits the search',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('candidates?place=Nowhere'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'loading',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await hold(page, '**/get-filtered-candidates');
      await openAs(page, person, at('candidates'));
      await expect(seen(page, 'Loading the candidates').first()).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'one could not be saved',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await page.route('**/ProfileSavedCandidatesV2', (route) => route.abort());
      await button(page, `Save ${dana.name}`).click();
      await expect(seen(page, /could not be saved/)).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'recommended',
    open: async (page, app) => {
      const { employer, jobId, dana } = await withCandidate(app);
      await page.route('**/recommendations_employ', (route) =>
        route.fulfill({
          json: {
            recommendations: [
              {
                userGuid: dana.userGuid,
                sourceGUID: jobId,
                jobTitle: 'Customer Support Specialist',
                reasons: [
                  {
                    code: 'skills',
                    effect: 'positive',
                    weight: 20,
                    values: { matched: ['Writing'], total: 2 },
                  },
                  { code: 'years', effect: 'gap', weight: 5, values: { asked: 10, years: 9 } },
                ],
              },
            ],
          },
        }),
      );
      await openAs(page, employer.person, at('candidates?tab=recommended'));
      await expect(seen(page, 'For Customer Support Specialist')).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'nobody is recommended',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await page.route('**/recommendations_employ', (route) => route.abort());
      await openAs(page, person, at('candidates?tab=recommended'));
      await expect(seen(page, /^The recommendations could not be loaded/)).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'a message to somebody',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await button(page, `Invite ${dana.name}`).click();
      await expect(field(page, 'Message to Dana')).toBeVisible();
    },
  },
  {
    route: '/employer/candidates',
    state: 'a message is sent',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await button(page, `Invite ${dana.name}`).click();
      await field(page, 'Message to Dana').fill('Would you talk with us?');
      await button(page, 'Send invite').click();
      await expect(seen(page, 'Invite sent successfully!')).toBeVisible();
    },
  },
];
