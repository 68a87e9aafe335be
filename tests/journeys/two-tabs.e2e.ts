import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { keptOnServer, signedInElsewhere } from '#tests/support/drafts.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button, fillDate, otherWindow } from '#tests/support/sections.ts';

const work = '/candidate/profile/work-history';
const other = (page: Page) =>
  page.getByRole('main').getByText(/^Another text for this form is kept, from .* today\./);

test('keeps both texts of two tabs in the same new form, and continues with either', async ({
  page,
  app,
  browser,
}) => {
  const person = await signedInCandidate(page, app, work);
  await expect(field(page, 'Job title')).toBeVisible();
  const second = await otherWindow(browser, app, person, work);
  await expect(field(second, 'Job title')).toBeVisible();
  await field(page, 'Job title').fill('Clerk');
  await keptOnServer(app, person, 'Clerk');
  await field(second, 'Job title').fill('Baker');
  await keptOnServer(app, person, 'Baker');
  await field(page, 'Employer name').fill('Salina School');
  await keptOnServer(app, person, 'Salina School');
  await keptOnServer(app, person, 'Baker');

  // Each goes on with its own after a reload, and can open the other's.
  await page.reload();
  await expect(field(page, 'Job title')).toHaveValue('Clerk');
  await second.reload();
  await expect(field(second, 'Job title')).toHaveValue('Baker');
  await expect(other(second)).toBeVisible();
  await button(second, 'Open the other text').press('Enter');
  await expect(field(second, 'Job title')).toHaveValue('Clerk');
  await expect(field(second, 'Employer name')).toHaveValue('Salina School');
  await expect(field(second, 'Job title')).toBeFocused();
  await button(second, 'Open the other text').press('Enter');
  await expect(field(second, 'Job title')).toHaveValue('Baker');

  // Saving one leaves the other to a new window.
  await field(second, 'Employer name').fill('Salina Bakery');
  await fillDate(second, 'Start date', '20190301');
  await tick(second, 'Still working');
  await button(second, 'Add work history').click();
  await acknowledge(second, 'Success', 'Work experience added successfully');
  const third = await signedInElsewhere(browser, app, person);
  await third.goto(work);
  await expect(field(third, 'Job title')).toHaveValue('Clerk');
  await expect(other(third)).toHaveCount(0);
});
