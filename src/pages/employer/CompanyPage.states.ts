import { waiting } from '#a11y/opening/employer.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { addMember, makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/company',
    state: 'with somebody who waits',
    open: async (page, app) => {
      const employer = await makeEmployer(app);
      const mina = await makePerson(app, { role: 3, firstName: 'Mina', lastName: 'Torvald' });
      await addMember(app, employer.companyGuid, mina, 'waiting');
      await openAs(page, employer.person, at('company'));
      await expect(button(page, 'Confirm Mina Torvald')).toBeVisible();
      await expect(page.getByLabel(/^Name of the company/)).toBeVisible();
    },
  },
  {
    route: '/employer/company',
    state: 'without a name',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('company'));
      await page.getByLabel(/^Name of the company/).fill('');
      await button(page, 'Save').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/employer/company',
    state: 'the company failed',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await page.route(/\/company\/[\da-f-]{36}$/, (route) => route.abort());
      await openAs(page, person, at('company'));
      await expect(seen(page, /^Your company could not be loaded/).first()).toBeVisible();
    },
  },
  waiting('company'),
];
