import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { loseAnswer } from '#tests/support/heldCalls.ts';
import { signedInCandidate, type SignedPerson } from '#tests/support/people.ts';
import {
  acknowledge,
  button,
  choose,
  entries,
  message,
  otherWindow,
} from '#tests/support/sections.ts';

/** One of the lists, and how a person fills in its form. */
interface List {
  readonly path: string;
  readonly url: string;
  readonly add: string;
  readonly name: string;
  readonly added: string;
  readonly fill: (page: Page) => Promise<void>;
}

const credentials: List = {
  path: '/candidate/credentials',
  url: '**/userCredential',
  add: 'Add credential',
  name: 'Your added credentials',
  added: 'Credential added successfully',
  fill: (page) => field(page, 'Credential name').fill('CPR'),
};
const education: List = {
  path: '/candidate/profile/education',
  url: '**/userDegree',
  add: 'Add education',
  name: 'Your added education',
  added: 'Education added successfully',
  fill: async (page) => {
    await field(page, 'School name').fill('Salt City College');
    await choose(page, /Degree level/, "Associate's");
    await field(page, 'Major').fill('Acounting');
    await field(page, 'Start year').fill('2024');
    await tick(page, 'Ongoing');
  },
};

/** Fills in the form and adds, and the server does it, but the answer never arrives. */
async function addUnanswered(page: Page, app: RunningApp, list: List): Promise<SignedPerson> {
  const person = await signedInCandidate(page, app, list.path);
  await list.fill(page);
  const lost = loseAnswer(page, 'POST', list.url);
  await button(page, list.add).click();
  await lost;
  await expect(message(page, 'Error')).toBeVisible();
  return person;
}

async function expectOne(page: Page, list: List): Promise<void> {
  await acknowledge(page, 'Success', list.added);
  await expect(entries(page, list.name)).toHaveCount(1);
  await page.reload();
  await expect(entries(page, list.name)).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/We kept what you typed/)).toHaveCount(0);
}

test('an entry whose answer was lost is there once when it is added after a reload', async ({
  page,
  app,
}) => {
  await addUnanswered(page, app, credentials);
  await page.reload();
  await expect(page.getByRole('main').getByText(/We kept what you typed/)).toBeVisible();
  await button(page, credentials.add).click();
  await expectOne(page, credentials);
});

test('an entry whose answer was lost is there once when it is added on another device', async ({
  page,
  app,
  browser,
}) => {
  const person = await addUnanswered(page, app, education);
  await keptOnServer(app, person, 'key');
  const other = await otherWindow(browser, app, person, education.path);
  await expect(field(other, 'Major')).toHaveValue('Acounting');
  await button(other, education.add).click();
  await expectOne(other, education);
});
