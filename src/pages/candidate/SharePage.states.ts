import type { Page } from '@playwright/test';
import { openSharing } from '#a11y/opening/privacy.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const privacy = '/candidate/privacy';
const share = `${privacy}/share`;
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The steps of sharing, after what was chosen before. */
async function toStep(page: Page, whom: RegExp, fact: string, steps: number): Promise<void> {
  await page.locator('label').getByText(whom).click();
  await next(page);
  await page.locator('label').getByText(fact, { exact: true }).click();
  for (let step = 0; step < steps; step++) await next(page);
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/privacy/share',
    state: 'the age, unanswered',
    open: async (page, app) => {
      await signedInCandidate(page, app, share);
      await next(page);
      await expect(seen(page, 'Choose one answer.')).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'with whom, unanswered',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await next(page);
      await expect(seen(page, 'Choose with whom.')).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'what a coach sees',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 0);
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'what a company reads',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /where you applied/, 'I use a screen reader', 0);
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'what a company reads of the passport',
    open: async (page, app) => {
      await openSharing(page, app, '/candidate/passport');
      await page
        .getByRole('textbox', { name: /^What gets in the way/ })
        .fill('Noise of many people');
      await page.getByRole('textbox', { name: /^What helps/ }).fill('A quiet room');
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('link', { name: 'Share a part about Noise of many people' }).click();
      await page
        .locator('label')
        .getByText(/where you applied/)
        .click();
      await next(page);
      await expect(page.getByRole('textbox')).toHaveValue('A quiet room');
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'what it is for',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /where you applied/, 'I use a screen reader', 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is it for?');
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'until when',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Until when?');
    },
  },
  {
    route: '/candidate/privacy/share',
    state: 'check, after it failed',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 2);
      await page.route('**/disclosure/coachConsent', (route) => route.abort());
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(seen(page, /^Nothing was changed\./).first()).toBeVisible();
    },
  },
];
