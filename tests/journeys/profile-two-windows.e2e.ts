import type { Page } from '@playwright/test';
import { coreOnEachDatabase, expect, test, type RunningApp } from '#tests/support/app.ts';
import { field } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, addSchool, button, callAs, entries } from '#tests/support/sections.ts';

const education = '/candidate/profile/education';
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
  'shows both versions of an entry that was changed elsewhere, and keeps either',
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
