import { expect, test } from '#tests/support/app.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const tabs = [
  ['Basic Details', '/candidate/profile', 'Basic details'],
  ['Education', '/candidate/profile/education', 'Education'],
  ['Work History', '/candidate/profile/work-history', 'Work history'],
  [
    'Accommodation',
    '/candidate/profile/accommodation',
    'Accommodation Details (Check all that apply)',
  ],
  ['Skills', '/candidate/profile/skills', 'Skills'],
  ['Preferences', '/candidate/profile/preferences', 'Additional Questions'],
  ['More About You', '/candidate/profile/more-about-you', 'More About You'],
] as const;

test('gives each of seven tabs its address, title and heading, and keeps the focus on the tab', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile');
  await expect(page.getByRole('tab')).toHaveText(tabs.map(([name]) => name));
  for (const [name, address, heading] of tabs) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${name} – My Profile – Our Ability`);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'More About You' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/candidate/profile/preferences');
  await expect(button(page, 'Save preferences')).toBeVisible();
});

test('offers the same sections and addresses in one Select in a narrow window, and keeps the focus', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInCandidate(page, app, '/candidate/profile');
  const section = page.getByRole('button', { name: /Section/ });
  await expect(section).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await section.press('ArrowRight');
  await section.press('s');
  await expect(page).toHaveURL('/candidate/profile');
  await section.press('Enter');
  await expect(page.getByRole('option')).toHaveText(tabs.map(([name]) => name));
  await page.getByRole('option', { name: 'Work History' }).click();
  await expect(page).toHaveURL('/candidate/profile/work-history');
  await expect(page.getByRole('heading', { level: 2, name: 'Work history' })).toBeVisible();
  await expect(section).toBeFocused();
  await expect(section).toHaveAccessibleName(/Work History/);
});

test('leads from a tab that does not exist to the profile', async ({ page, app }) => {
  await signedInCandidate(page, app, '/candidate/profile/hobbies');
  await expect(page).toHaveURL('/candidate/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
});

test('gives skills, work history, accommodation and credentials pages of their own', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, '/candidate/skills');
  for (const [address, title, save] of [
    ['/candidate/skills', 'Skills', 'Add'],
    ['/candidate/work-history', 'Work history', 'Add work history'],
    ['/candidate/accommodation', 'Accommodation Details (Check all that apply)', 'Save'],
    ['/candidate/credentials', 'Your Credentials', 'Add credential'],
  ] as const) {
    await openAs(page, person, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Our Ability`);
    await expect(button(page, save)).toBeVisible();
  }
});

test('shows no failure on any page when a new candidate has nothing saved', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await openAs(page, person, '/candidate/home');
  await expect(page.getByRole('list', { name: 'All jobs' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['My Profile', 'Invite job coach', 'Recommended', 'Saved', 'Applied']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await menu.getByRole('link', { name: 'My Profile' }).click();
  for (const name of ['Education', 'Work History', 'Accommodation', 'Skills', 'Preferences']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('form')).toBeVisible();
  }
  expect(failed).toEqual([]);
});
