import type { Locator, Page } from '@playwright/test';
import { enter, tabBackTo, tabTo, typeInto } from '#a11y/keyboard/keys.ts';
import { onEachDatabase, expect, test } from '#tests/support/app.ts';
import { field } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button, dateParts, entries, message } from '#tests/support/sections.ts';

/**
 * The message is there and stops nobody; it is closed by keys, so that the next one is another.
 * @param at where the focus goes on
 */
async function heard(page: Page, words: string, at?: Locator): Promise<void> {
  const dialog = message(page, 'Success');
  await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  if (at) await expect(at).toBeFocused();
  await page.keyboard.press('F6');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  if (at) await expect(at).toBeFocused();
}

/** Back to the tabs, along them with the arrows, and one opened. */
async function openTab(page: Page, from: string, name: string): Promise<void> {
  await tabBackTo(page, page.getByRole('tab', { name: from }));
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name });
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
}

test(
  'lets the whole profile be filled in with the keyboard alone',
  onEachDatabase,
  async ({ page, app }) => {
    await signedInCandidate(page, app, '/candidate/profile');
    const press = (key: string) => page.keyboard.press(key);
    const complete = (percent: number) =>
      expect(page.getByRole('meter', { name: 'Your profile' })).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^${percent} percent complete`),
      );

    await test.step('basic details', async () => {
      await typeInto(page, field(page, 'Phone'), '315-555-0142');
      await typeInto(page, field(page, 'Summary'), 'I like order.');
      await typeInto(page, field(page, 'City'), 'Syracuse');
      await typeInto(page, field(page, 'State'), 'NY');
      await typeInto(page, field(page, 'Country'), 'United States');
      await typeInto(page, field(page, 'ZIP code'), '13202');
      await typeInto(page, field(page, 'Ideal job'), 'Clerk');
      await enter(page, button(page, 'Save'));
      await heard(page, 'Updated profile successfully', button(page, 'Save'));
    });
    await test.step('education', async () => {
      await openTab(page, 'Basic Details', 'Education');
      await typeInto(page, field(page, 'School name'), 'Salt City College');
      await tabTo(page, page.getByRole('button', { name: /Degree level/ }));
      await press('Enter');
      await page.keyboard.type('Ass');
      await expect(page.getByRole('option', { name: "Associate's" })).toBeFocused();
      await press('Enter');
      await typeInto(page, field(page, 'Major'), 'Accounting');
      await typeInto(page, field(page, 'Start year'), '2014');
      await typeInto(page, field(page, 'Completion year'), '2016');
      await press('Enter');
      await heard(page, 'Education added successfully', field(page, 'School name'));
      await expect(entries(page, 'Your added education')).toHaveCount(1);
    });
    await test.step('work history', async () => {
      await openTab(page, 'Education', 'Work History');
      await typeInto(page, field(page, 'Job title'), 'Clerk');
      await typeInto(page, field(page, 'Employer name'), 'Salt City Supplies');
      await typeInto(page, dateParts(page, 'Start date').first(), '20190301');
      await expect(dateParts(page, 'Start date').last()).toHaveAttribute('aria-valuenow', '1');
      await tabTo(page, page.getByRole('checkbox', { name: 'Still working' }));
      await press('Space');
      await typeInto(page, field(page, 'Responsibilities'), 'Answered calls.');
      await enter(page, button(page, 'Add work history'));
      await heard(page, 'Work experience added successfully', field(page, 'Job title'));
      await enter(page, button(page, 'Edit Clerk, Salt City Supplies'));
      await expect(field(page, 'Job title')).toBeFocused();
      await typeInto(page, field(page, 'Employer name'), 'Harbor Supplies');
      await enter(page, button(page, 'Save work history'));
      await heard(
        page,
        'Work experience updated successfully',
        button(page, 'Edit Clerk, Harbor Supplies'),
      );
    });
    await test.step('accommodation', async () => {
      await openTab(page, 'Work History', 'Accommodation');
      await tabTo(page, page.getByRole('checkbox', { name: 'I have a guide dog' }));
      await press('Space');
      await tabTo(page, page.getByRole('checkbox', { name: 'Other' }));
      await press('Space');
      await typeInto(page, field(page, 'What else would help you?'), 'A desk near a window');
      await enter(page, button(page, 'Save'));
      await heard(page, 'Updated accommodations successfully');
    });
    await test.step('skills', async () => {
      await openTab(page, 'Accommodation', 'Skills');
      await tabTo(page, field(page, 'Add a skill'));
      for (const skill of ['Filing', 'Excel', 'Typing']) {
        await page.keyboard.type(skill);
        await press('Enter');
        await heard(page, 'Skill added successfully', field(page, 'Add a skill'));
      }
      await expect(button(page, 'Delete Typing')).toBeVisible();
      await enter(page, button(page, 'Delete Excel'));
      await expect(page.getByRole('dialog', { name: 'Delete Excel?' })).toBeFocused();
      await enter(page, button(page, 'Delete it'));
      await heard(page, 'Skill deleted successfully', button(page, 'Delete Typing'));
    });
    await test.step('preferences', async () => {
      await openTab(page, 'Skills', 'Preferences');
      await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
      await press('Space');
      await tabTo(page, page.getByRole('radio', { name: 'No preference' }));
      await press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'In person' })).toBeChecked();
      await enter(page, button(page, 'Save preferences'));
      await heard(page, 'Updated preferences successfully');
    });
    await test.step('more about you', async () => {
      await openTab(page, 'Preferences', 'More About You');
      await complete(62);
      const questions = page.getByRole('tabpanel').getByRole('textbox');
      await expect(questions).toHaveCount(7);
      for (let index = 0; index < 7; index += 1)
        await typeInto(page, questions.nth(index), `Answer ${index + 1}`);
      await tabTo(page, page.getByRole('checkbox', { name: 'Quiet' }));
      await press('Space');
      await tabTo(page, button(page, 'Save answers'));
      await press('Enter');
      await heard(page, 'Updated data successfully');
      await complete(100);
      await expect(page.getByRole('link', { name: /missing/ })).toHaveCount(0);
    });
    await test.step('credentials', async () => {
      await tabBackTo(page, page.getByRole('link', { name: 'Your Credentials' }));
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Your Credentials' })).toBeFocused();
      await typeInto(page, field(page, 'Credential name'), 'CPR');
      await typeInto(page, field(page, 'Year'), '2024');
      await press('Enter');
      await heard(page, 'Credential added successfully', field(page, 'Credential name'));
    });
  },
);
