import { randomUUID } from 'node:crypto';
import { openAdmin, word } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/feeds',
    state: 'one is registered, one is added',
    open: async (page, app) => {
      await app.query(
        `INSERT INTO job_feed (feed_guid, identity, name, format, url, state, added_at)
         VALUES ($1, $2, 'Harborwren careers', 'rss', $2, 'paused', now())`,
        [randomUUID(), `https://jobs.example.com/${word()}.xml`],
      );
      await openAdmin(page, app, at('feeds'));
      await expect(page.getByRole('button', { name: /^Resume/ }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Add a job feed' }).click();
      await page.getByRole('button', { name: 'Add feed' }).click();
      await expect(seen(page, 'Enter a name for this feed').first()).toBeVisible();
    },
  },
];
