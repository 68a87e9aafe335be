import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type RunningApp } from './app.ts';
import { openAs, type SignedPerson } from './people.ts';
import { isRow, type Row } from './serverMessages.ts';

/** Steps in the sections of the profile, for the journeys and for the page checks. */

export const missingDetails = 'Please fill in all the required fields';

/** The button of exactly this name. */
export function button(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** The message dialogs of section 8. */
export function message(page: Page, title: 'Success' | 'Error'): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** The message of a success says this. It stops nobody, so it need not be closed. */
export async function expectSuccess(page: Page, words: string): Promise<void> {
  await expect(message(page, 'Success')).toContainText(words);
}

/** Closes the message of a success by its button, so that a later one is surely another. */
export async function closeSuccess(page: Page): Promise<void> {
  await button(message(page, 'Success'), 'OK').click();
  await expect(message(page, 'Success')).toHaveCount(0);
}

/** The message says exactly this, and OK closes it. */
export async function acknowledge(
  page: Page,
  title: 'Success' | 'Error',
  words: string,
): Promise<void> {
  const dialog = message(page, title);
  await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await button(dialog, 'OK').click();
  await expect(dialog).toHaveCount(0);
}

/** What is missing or wrong, as the links of the "Error" dialog say it. */
export async function refusals(page: Page, sentence: string): Promise<string[]> {
  const dialog = message(page, 'Error');
  await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  const links = await dialog.getByRole('link').allInnerTexts();
  await button(dialog, 'OK').click();
  await expect(dialog).toHaveCount(0);
  return links;
}

/** The saved entries of a section that is a list. */
export function entries(page: Page, list: string): Locator {
  return page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
}

/** The parts of a date, by the name of its field. */
export function dateParts(page: Page, name: string): Locator {
  return page.getByRole('group', { name }).getByRole('spinbutton');
}

/** Types a date as year, month, day (YYYYMMDD). */
export async function fillDate(page: Page, name: string, digits: string): Promise<void> {
  await dateParts(page, name).first().click();
  await page.keyboard.type(digits);
}

/** Chooses from a list by its button. */
export async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A call of the user API as the person themselves, for what the test is not about. */
export async function callAs(
  app: RunningApp,
  person: SignedPerson,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  body?: object,
  backend: 'user' | 'jobs' = 'user',
): Promise<Row> {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${app.url}/api/${backend}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${call} answered ${answer.status} ${JSON.stringify(content)}`);
  return isRow(content) ? content : {};
}

/** A school, saved. */
export function addSchool(app: RunningApp, person: SignedPerson, changes: object = {}) {
  return callAs(app, person, 'POST userDegree', {
    UserGuid: person.userGuid,
    SchoolName: 'Salt City College',
    DegreeName: 'Accounting',
    DegreeLevelId: 3,
    StartYear: 2014,
    YearCompleted: 2016,
    Present: false,
    ...changes,
  });
}

/** Adds a skill by the API. */
export function addSkill(app: RunningApp, person: SignedPerson, SkillName: string) {
  return callAs(app, person, 'POST userSkill', { UserGuid: person.userGuid, SkillName });
}

/** A second window of the same person, in a browser of its own. */
export async function otherWindow(
  browser: Browser,
  app: RunningApp,
  person: SignedPerson,
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url })).newPage();
  await openAs(page, person, path);
  return page;
}
