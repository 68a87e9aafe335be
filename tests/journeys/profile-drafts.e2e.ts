import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { keptOnServer, typeTooMuch } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, field, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import {
  acknowledge,
  addSchool,
  button,
  callAs,
  fillDate,
  message,
} from '#tests/support/sections.ts';

const education = '/candidate/profile/education';
const restored = /We kept what you typed .*\. You can continue, or discard it and start over\./;

const note = (page: Page) => page.getByRole('main').getByText(restored);

test('loses nothing on a reload in the middle of typing, and asks on Discard, then empties the form', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, '/candidate/profile/work-history');
  await field(page, 'Job title').fill('Clerk');
  await fillDate(page, 'Start date', '20190301');
  await tick(page, 'Still working');
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Clerk');
  await expect(page.getByRole('checkbox', { name: 'Still working' })).toBeChecked();
  await expect.poll(() => heard.filter((text) => restored.test(text)).length).toBe(1);
  const discard = button(page, 'Discard');
  const question = page.getByRole('dialog', { name: 'Discard what you filled in?' });
  await discard.press('Enter');
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(discard).toBeFocused();
  await expect(field(page, 'Job title')).toHaveValue('Clerk');
  await page.keyboard.press('Enter');
  await button(question, 'Discard all').press('Enter');
  await expect(field(page, 'Job title')).toBeFocused();
  await expect(field(page, 'Job title')).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Job title')).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('discards what was typed into one field alone without a question', async ({ page, app }) => {
  await signedInCandidate(page, app, '/candidate/profile/skills');
  await field(page, 'Add a skill').fill('Exel');
  await page.reload();
  await expect(field(page, 'Add a skill')).toHaveValue('Exel');
  // While it is being saved nobody can know whether it can still be discarded.
  const held = hold(page, 'POST', '**/userSkill');
  await field(page, 'Add a skill').press('Enter');
  const call = await held;
  await button(page, 'Discard').press('Enter');
  await expect(button(page, 'Discard')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Discard')).toBeFocused();
  await expect(note(page)).toBeVisible();
  await call.abort();
  await button(message(page, 'Error'), 'OK').click();
  await button(page, 'Discard').press('Enter');
  await expect(field(page, 'Add a skill')).toBeFocused();
  await expect(field(page, 'Add a skill')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('announces once what was restored, and keeps the form in place until that is saved', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, '/candidate/profile/accommodation');
  await tick(page, 'I use a wheelchair');
  await page.reload();
  await expect(note(page)).toBeVisible();
  const reader = page.getByRole('checkbox', { name: 'I use a screen reader' });
  await expect(page.getByRole('meter', { name: 'Your profile' })).toBeVisible();
  // On the page, wherever that is scrolled to.
  const words = page.getByRole('main').getByText('I use a screen reader', { exact: true });
  const height = () => words.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await height();
  await tick(page, 'I use a screen reader');
  await expect(reader).toBeChecked();
  await expect(note(page)).toBeVisible();
  expect(await height()).toBe(before);
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated accommodations successfully');
  await expect(note(page)).toHaveCount(0);
  expect(heard.filter((text) => restored.test(text))).toHaveLength(1);
});

test('keeps the draft of each tab, also on the way through the other tabs', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile');
  await field(page, 'City').fill('Syracuse');
  await page.getByRole('tab', { name: 'Skills' }).click();
  await field(page, 'Add a skill').fill('Ex');
  await page.getByRole('tab', { name: 'Basic Details' }).click();
  await expect(field(page, 'City')).toHaveValue('Syracuse');
  await expect(note(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await field(page, 'Add a skill').fill('Excel');
  await field(page, 'Add a skill').press('Enter');
  await acknowledge(page, 'Success', 'Skill added successfully');
  await page.reload();
  await expect(field(page, 'Add a skill')).toHaveValue('');
});

test('asks first when another entry is opened over what was typed', async ({ page, app }) => {
  const person = await signedInCandidate(page, app, education);
  await addSchool(app, person);
  await addSchool(app, person, { DegreeName: 'Baking', YearCompleted: 2018 });
  await page.reload();
  await field(page, 'School name').fill('Harbor School');
  const edit = button(page, "Edit Associate's, Accounting, Salt City College");
  await edit.click();
  const question = page.getByRole('dialog', { name: 'You have not saved yet' });
  await button(question, 'Keep typing').click();
  await expect(field(page, 'School name')).toHaveValue('Harbor School');
  // Escape says the same, and gives the focus back to the button of the entry that was asked for.
  for (const name of ['Baking', 'Accounting']) {
    const pressed = button(page, `Edit Associate's, ${name}, Salt City College`);
    await pressed.press('Enter');
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(pressed).toBeFocused();
  }
  await edit.click();
  await button(question, 'Open it anyway').click();
  await expect(field(page, 'School name')).toHaveValue('Salt City College');
  await expect(field(page, 'School name')).toBeFocused();
});

test('does not overwrite unseen an entry that was changed since', async ({ page, app }) => {
  const person = await signedInCandidate(page, app, education);
  const { Id } = await addSchool(app, person);
  await page.reload();
  await button(page, "Edit Associate's, Accounting, Salt City College").click();
  await field(page, 'Major').fill('History');
  await callAs(app, person, `PUT userDegree?id=${String(Id)}`, {
    UserGuid: person.userGuid,
    SchoolName: 'Salt City College',
    DegreeName: 'Baking',
    DegreeLevelId: 3,
    StartYear: 2014,
    YearCompleted: 2016,
    Present: false,
  });
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(field(page, 'Major')).toHaveValue('History');
  await button(page, 'Save education').click();
  const conflict = page.getByRole('dialog', { name: 'This was changed somewhere else' });
  await expect(conflict.getByRole('region', { name: 'What is saved now' })).toContainText('Baking');
});

test('says once that a form is too long to be kept, and keeps it again when it is shorter', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, '/candidate/profile');
  const summary = field(page, 'Summary');
  const first = await typeTooMuch(page);
  await button(first, 'OK').click();
  await expect(first).toHaveCount(0);
  await field(page, 'City').fill('Syracuse');
  await summary.fill('I like order.');
  await keptOnServer(app, person, 'Syracuse');
  await expect(first).toHaveCount(0);
  // Too long again is news.
  await button(await typeTooMuch(page), 'OK').click();
});
