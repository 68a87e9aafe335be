import { openAdmin } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
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
    route: '/help',
    state: 'as a job coach',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 4 }), '/help');
      await expect(page.getByRole('link', { name: 'All Candidates' }).first()).toBeVisible();
    },
  },
  {
    route: '/help',
    state: 'as an administrator',
    open: async (page, app) => {
      await openAdmin(page, app, '/help');
      await expect(page.getByRole('link', { name: 'Audit log' }).first()).toBeVisible();
    },
  },
];
