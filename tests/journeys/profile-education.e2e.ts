import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, addSchool, button, entries } from '#tests/support/sections.ts';

const education = '/candidate/profile/education';
const list = 'Your added education';

test('Cancel goes back to adding, can be undone, and focus goes where a person goes on', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app, education);
  // The newest stands first.
  for (const [index, DegreeName] of ['Accounting', 'Baking', 'Chess'].entries())
    await addSchool(app, person, { DegreeName, YearCompleted: 2020 - index });
  await page.reload();
  const name = (major: string) => `Associate's, ${major}, Salt City College`;
  await expect(entries(page, list)).toHaveCount(3);

  await button(page, `Edit ${name('Baking')}`).click();
  await expect(field(page, 'School name')).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('Baking');
  await expect(entries(page, list).nth(1)).toContainText('You are editing this now.');
  await field(page, 'Major').fill('Bread');
  await button(page, 'Cancel').click();
  await expect(button(page, `Edit ${name('Baking')}`)).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('');
  await expect(button(page, 'Add education')).toBeVisible();

  // A slip: what was typed can be brought back, over the same entry.
  const told = `What you changed in “${name('Baking')}” was not saved.`;
  await expect
    .poll(() => heard)
    .toContain(`${told} To get it back, use the button above the list.`);
  await button(page, 'Restore my changes').press('Enter');
  await expect(field(page, 'School name')).toBeFocused();
  await expect(field(page, 'Major')).toHaveValue('Bread');
  await button(page, 'Cancel').click();
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
  await field(page, 'Major').fill('C');
  await expect(page.getByRole('main').getByText(told)).toHaveCount(0);
  await field(page, 'Major').fill('');

  await button(page, `Edit ${name('Baking')}`).click();
  await field(page, 'Major').fill('Bread');
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(button(page, `Edit ${name('Bread')}`)).toBeFocused();

  const remove = async (major: string) => {
    await button(page, `Delete ${name(major)}`).click();
    await button(page, 'Delete it').click();
    await acknowledge(page, 'Success', 'Education deleted successfully');
  };
  await button(page, `Delete ${name('Bread')}`).click();
  await expect(page.getByRole('dialog', { name: /^Delete / })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, `Delete ${name('Bread')}`)).toBeFocused();
  await remove('Bread');
  await expect(button(page, `Delete ${name('Chess')}`)).toBeFocused();
  await remove('Chess');
  await expect(button(page, `Delete ${name('Accounting')}`)).toBeFocused();
  await remove('Accounting');
  await expect(seen(page, 'No education added yet')).toBeVisible();
  await expect(field(page, 'School name')).toBeFocused();
});
