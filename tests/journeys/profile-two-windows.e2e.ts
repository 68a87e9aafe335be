import type { Browser, Page } from '@playwright/test';
import { coreOnEachDatabase, expect, test, type RunningApp } from '#tests/support/app.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { signedInCandidate, type SignedPerson } from '#tests/support/people.ts';
import {
  acknowledge,
  addSchool,
  button,
  callAs,
  entries,
  otherWindow,
} from '#tests/support/sections.ts';

const education = '/candidate/profile/education';
const accommodation = '/candidate/accommodation';
const school = "Associate's, Accounting, Salt City College";
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'This was changed somewhere else' });
const mine = (page: Page) => conflict(page).getByRole('region', { name: 'What you typed' });
const theirs = (page: Page) => conflict(page).getByRole('region', { name: 'What is saved now' });

/**
 * A person with one school, whose form has another major; the returned call changes the school
 * elsewhere.
 */
async function editSchool(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app, education);
  const { Id } = await addSchool(app, person);
  await page.reload();
  await button(page, `Edit ${school}`).click();
  await field(page, 'Major').fill('History');
  const path = `userDegree?id=${String(Id)}`;
  const body = {
    UserGuid: person.userGuid,
    SchoolName: 'Salt City College',
    DegreeLevelId: 3,
    StartYear: 2014,
    YearCompleted: 2016,
    Present: false,
  };
  return {
    person,
    change: (DegreeName: string) => callAs(app, person, `PUT ${path}`, { ...body, DegreeName }),
    remove: () => callAs(app, person, `DELETE userDegree/${String(Id)}`),
  };
}

test(
  'an entry that was changed elsewhere: both versions are shown, and either can be kept',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const { change } = await editSchool(page, app);
    await change('Baking');
    await button(page, 'Save education').click();
    await expect(conflict(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(mine(page)).toContainText('MajorHistory');
    await expect(theirs(page)).toContainText('MajorBaking');
    // What is the same is not repeated.
    await expect(theirs(page)).not.toContainText('Salt City');
    // Leaving decides nothing.
    await page.keyboard.press('Escape');
    await expect(field(page, 'Major')).toHaveValue('History');
    await expect(button(page, 'Save education')).toBeFocused();
    await button(page, 'Save education').click();
    await button(conflict(page), 'Keep what is saved').click();
    await expect(field(page, 'Major')).toHaveValue('Baking');
    await expect(entries(page, 'Your added education')).toContainText('Baking');

    await field(page, 'Major').fill('History');
    await change('Chess');
    await button(page, 'Save education').click();
    await expect(theirs(page)).toContainText('MajorChess');
    await button(conflict(page), 'Save what I typed').click();
    await acknowledge(page, 'Success', 'Education updated successfully');
    await expect(entries(page, 'Your added education')).toContainText("Associate's, History");
  },
);

/** Two windows of one person on the same form. */
async function twoWindows(page: Page, browser: Browser, app: RunningApp, path: string) {
  const person = await signedInCandidate(page, app, path);
  // Before the other one saves or types anything.
  await expect(button(page, 'Save')).toBeVisible();
  const other = await otherWindow(browser, app, person, path);
  await expect(button(other, 'Save')).toBeVisible();
  return { person, other };
}

const cityOf = async (app: RunningApp, { userGuid }: SignedPerson) => {
  const [row] = await app.query(
    'SELECT city, phone FROM user_profile JOIN person USING (user_guid) WHERE user_guid = $1',
    [userGuid],
  );
  return row;
};

test('basic details saved in two windows: nothing of the second is written before it is decided', async ({
  page,
  app,
  browser,
}) => {
  const { person, other } = await twoWindows(page, browser, app, '/candidate/profile');
  const type = async (where: Page, City: string, Phone: string) => {
    await field(where, 'ZIP code').fill('13202');
    await field(where, 'City').fill(City);
    await field(where, 'Phone').fill(Phone);
    await button(where, 'Save').click();
  };
  await type(other, 'Solvay', '315-555-0142');
  await acknowledge(other, 'Success', 'Updated profile successfully');
  await type(page, 'Salina', '315-555-0143');
  await expect(mine(page)).toContainText('CitySalina');
  await expect(theirs(page)).toContainText('CitySolvay');
  expect(await cityOf(app, person)).toEqual({ city: 'Solvay', phone: '315-555-0142' });
  await button(conflict(page), 'Keep what is saved').click();
  await expect(field(page, 'City')).toHaveValue('Solvay');
  await type(page, 'Salina', '315-555-0143');
  await acknowledge(page, 'Success', 'Updated profile successfully');
  await type(other, 'Liverpool', '315-555-0144');
  await button(conflict(other), 'Save what I typed').click();
  await acknowledge(other, 'Success', 'Updated profile successfully');
  expect(await cityOf(app, person)).toEqual({ city: 'Liverpool', phone: '315-555-0144' });
});

test('accommodations ticked in two windows are all kept, without a question', async ({
  page,
  app,
  browser,
}) => {
  const { other } = await twoWindows(page, browser, app, accommodation);
  await tick(page, 'I have a guide dog');
  await tick(other, 'I use a wheelchair');
  await button(other, 'Save').click();
  await acknowledge(other, 'Success', 'Updated accommodations successfully');
  // The first save of both: the record did not exist when this form was opened.
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated accommodations successfully');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await tick(other, 'Part-time work');
  await button(other, 'Save').click();
  await acknowledge(other, 'Success', 'Updated accommodations successfully');
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(other.getByRole('checkbox', { name: 'I have a guide dog' })).toBeChecked();
});

test('a phone saved in one window and a city in the other are both kept', async ({
  page,
  app,
  browser,
}) => {
  const { person, other } = await twoWindows(page, browser, app, '/candidate/profile');
  await field(other, 'ZIP code').fill('13202');
  await field(other, 'Phone').fill('315-555-0142');
  await button(other, 'Save').click();
  await acknowledge(other, 'Success', 'Updated profile successfully');
  await field(page, 'ZIP code').fill('13202');
  await field(page, 'City').fill('Salina');
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated profile successfully');
  expect(await cityOf(app, person)).toEqual({ city: 'Salina', phone: '315-555-0142' });
  await expect(field(page, 'Phone')).toHaveValue('315-555-0142');
});
