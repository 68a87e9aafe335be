import type { Page } from '@playwright/test';
import { openAdmin, word } from '#a11y/opening/admin.ts';
import { viewing } from '#a11y/opening/viewAs.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as someone else' });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/job-coach',
    state: 'one of our own and one of another agency',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { role: 4, firstName: 'Kim', lastName });
      const sam = await makePerson(app, { role: 4, firstName: 'Sam', lastName });
      await app.query('UPDATE account SET provider_coach = true WHERE user_guid = $1', [
        sam.userGuid,
      ]);
      await openAdmin(page, app, `${at('job-coach')}?words=${lastName}`);
      await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
    },
  },
  {
    route: '/admin/job-coach',
    state: 'asks before ending one',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { role: 4, firstName: 'Sam', lastName });
      await openAdmin(page, app, `${at('job-coach')}?words=${lastName}`);
      await page.getByRole('button', { name: `End the work of Sam ${lastName}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/admin/job-coach',
    state: 'nobody is found',
    open: async (page, app) => {
      await openAdmin(page, app, `${at('job-coach')}?words=${word()}`);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/admin/job-coach',
    state: 'a view has ended by itself',
    open: async (page, app) => {
      const admin = await viewing(app, 2);
      await openAs(page, admin, '/candidate/profile');
      await expect(banner(page)).toBeVisible();
      // The page that is open would say it too, and a reload takes that away.
      await page.goto('about:blank');
      await app.query(
        "UPDATE acting_session SET ended_at = now(), ended_by = 'time' WHERE admin_guid = $1",
        [admin.userGuid],
      );
      await page.goBack();
      await expect(seen(page, /^The 30 minutes are over/)).toBeVisible();
    },
  },
];
