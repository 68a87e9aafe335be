import { expect } from '#tests/support/app.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import type { PageInState } from './states.ts';

/** The states of the help pages, which everybody may open. */
export const helpStates: readonly PageInState[] = [
  {
    route: '/help',
    state: 'not signed in',
    open: async (page) => {
      await page.goto('/help');
    },
  },
  {
    route: '/help',
    state: 'as a candidate',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/help');
    },
  },
  {
    route: '/help',
    state: 'as an employer',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), '/help');
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    },
  },
  {
    route: '/help',
    state: 'with a contact',
    open: async (page) => {
      await page.route('/help', async (route) => {
        const answer = await route.fetch();
        const contact = {
          name: 'Syracuse Job Center',
          email: 'help@our-ability.example',
          phone: '+1 315-555-0100',
          hours: 'Monday to Friday, 9 AM to 5 PM',
        };
        const given = JSON.stringify(contact).replaceAll('"', '&quot;');
        const body = (await answer.text()).replace(
          /&quot;helpContact&quot;:\{[^}]*\}/,
          () => `&quot;helpContact&quot;:${given}`,
        );
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/help');
      await expect(page.getByRole('link', { name: '+1 315-555-0100' })).toBeVisible();
    },
  },
  {
    route: '/help/about',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/help/about');
    },
  },
  {
    route: '/help/accessibility',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/help/accessibility');
    },
  },
  {
    route: '/help/accessibility/conformance',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/help/accessibility/conformance');
    },
  },
  {
    route: '/help/accessibility/conformance',
    state: 'narrowed, with tests and the tables of other standards',
    open: async (page) => {
      await page.goto('/help/accessibility/conformance');
      await page.locator('label').filter({ hasText: 'Not met in full' }).click();
      await tick(page, 'Name the tests that show it');
      await page.getByRole('button', { name: /Section 508/ }).click();
      await page.getByRole('button', { name: /EN 301 549/ }).click();
      await expect(page.getByRole('table', { name: 'Chapter 9: Web' })).toBeVisible();
    },
  },
  {
    route: '/help/report',
    state: 'opened from a page of a candidate',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/help/report?from=/candidate/profile');
      await expect(field(page, 'On which page?')).toHaveValue('/candidate/profile');
    },
  },
  {
    route: '/help/report',
    state: 'an empty form was submitted',
    open: async (page) => {
      await page.goto('/help/report');
      await tick(page, 'In another way');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/help/report',
    state: 'sent, with nobody to mail it to',
    open: async (page) => {
      await page.goto('/help/report');
      await field(page, 'What happened?').fill('Save says nothing.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We keep your report');
    },
  },
];
