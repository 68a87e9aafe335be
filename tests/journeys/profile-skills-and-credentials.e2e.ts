import { expect, test } from '#tests/support/app.ts';
import { expectProblem, field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button, entries, missingFields, refusals } from '#tests/support/sections.ts';

test('a skill is added by Enter or Add, never empty, never twice', async ({ page, app }) => {
  await signedInCandidate(page, app, '/candidate/profile/skills');
  const skill = field(page, 'Add a skill');
  await expect(button(page, 'Add')).toBeDisabled();
  await skill.fill('  ');
  await expect(button(page, 'Add')).toBeDisabled();
  await skill.press('Enter');
  await skill.fill('Excel');
  await skill.press('Enter');
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(skill).toBeFocused();
  await expect(skill).toHaveValue('');
  await skill.fill('Filing');
  await button(page, 'Add').click();
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(entries(page, 'Your added skills')).toHaveCount(2);
  await skill.fill('EXCEL');
  await skill.press('Enter');
  const already = 'This skill is already in your profile, so there is nothing more to do.';
  expect(await refusals(page, already)).toEqual(['This skill is already there.']);
  await expect(skill).toBeFocused();
  await expectProblem(skill, 'This skill is already there.');
  await skill.fill('Word');
  await expect(skill).not.toHaveAttribute('aria-invalid');
  await button(page, 'Delete Excel').click();
  await button(page, 'Delete it').click();
  await acknowledge(page, 'Success', 'Skill deleted successfully');
  await expect(button(page, 'Delete Filing')).toBeFocused();
  // What was being typed meanwhile is still there.
  await expect(skill).toHaveValue('Word');
});

test('a credential has a name and maybe a year, which is blank when it is 0', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/credentials');
  await expect(page).toHaveTitle('Your Credentials – Our Ability');
  const list = 'Your added credentials';
  await button(page, 'Add credential').click();
  expect(await refusals(page, missingFields)).toEqual(['Credential name: fill this in']);
  await field(page, 'Credential name').fill('CPR');
  await field(page, 'Year').fill('20');
  await button(page, 'Add credential').click();
  expect(await refusals(page, 'Please check these fields')).toEqual([
    'Year: use four digits, such as 2019',
  ]);
  await field(page, 'Year').fill('');
  await button(page, 'Add credential').click();
  await acknowledge(page, 'Success', 'Credential added successfully');
  await expect(entries(page, list)).toHaveText(/^CPREditDelete$/);
  await button(page, 'Edit CPR').click();
  await expect(field(page, 'Year')).toHaveValue('');
  await field(page, 'Year').fill('2024');
  await button(page, 'Save credential').click();
  await acknowledge(page, 'Success', 'Credential updated successfully');
  await expect(entries(page, list)).toHaveText(/^CPR2024EditDelete$/);
  await button(page, 'Delete CPR').click();
  await button(page, 'Delete it').click();
  await acknowledge(page, 'Success', 'Credential deleted successfully');
  await expect(seen(page, 'No credentials added yet.')).toBeVisible();
});
