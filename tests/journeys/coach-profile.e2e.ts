import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { makeCoach } from '#tests/support/coachApp.ts';
import { collectAnnouncements, expectProblem, field, seen } from '#tests/support/journeys.ts';
import { openAs, type SignedPerson } from '#tests/support/people.ts';
import { message } from '#tests/support/sections.ts';

const profile = '/job-coach/profile';
const PAUSE_MS = 2000;

/** What is stored about the coach. */
const stored = async (app: RunningApp, { userGuid }: SignedPerson) =>
  (
    await app.query(
      `SELECT phone, summary, last_name FROM account JOIN person USING (user_guid)
       WHERE user_guid = $1`,
      [userGuid],
    )
  )[0];

/** Counts the saves that are sent from now on. */
function countSaves(page: Page): () => number {
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/User\/[\da-f-]+$/.test(request.url())) saves += 1;
  });
  return () => saves;
}

/** Opens the profile. */
async function openProfile(page: Page, app: RunningApp) {
  const coach = await makeCoach(app);
  await page.clock.install();
  await openAs(page, coach, profile);
  await expect(field(page, 'Last name')).toHaveValue('Rivera');
  return coach;
}

/** From now on time passes only when a test says so; until `page.clock.resume()`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The database refuses every change of this person, until `mend` is called. */
async function refuseChanges(app: RunningApp, { userGuid }: SignedPerson) {
  const name = `refuse_${userGuid.replaceAll('-', '_')}`;
  await app.query(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused by the test'; END $$`);
  await app.query(`CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON person
    FOR EACH ROW WHEN (NEW.user_guid = '${userGuid}') EXECUTE FUNCTION ${name}()`);
  return () => app.query(`DROP FUNCTION ${name} CASCADE`);
}

test('saves what is typed once, two seconds after the last key, also right after loading', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const saves = countSaves(page);
  const coach = await openProfile(page, app);
  await stopClock(page);
  await field(page, 'Phone').pressSequentially('315-555');
  await page.clock.runFor(PAUSE_MS - 100);
  await field(page, 'Phone').pressSequentially('-0142');
  await page.clock.runFor(PAUSE_MS - 100);
  expect(saves()).toBe(0);
  await page.clock.runFor(200);
  await expect(seen(page, 'Saved', { exact: true })).toBeVisible();
  expect(saves()).toBe(1);
  expect(await stored(app, coach)).toMatchObject({ phone: '315-555-0142' });
  await page.clock.runFor(10_000);
  await expect.poll(() => heard.filter((text) => text === 'Saved')).toHaveLength(1);
  await page.reload();
  await page.clock.resume();
  await expect(field(page, 'Phone')).toHaveValue('315-555-0142');
  await page.clock.runFor(10_000);
  expect(saves()).toBe(1);
});

test('refuses to save an emptied last name and says so, and saves on leaving within two seconds', async ({
  page,
  app,
}) => {
  const saves = countSaves(page);
  const coach = await openProfile(page, app);
  await field(page, 'Last name').fill('');
  await page.keyboard.press('Tab');
  await expectProblem(field(page, 'Last name'), 'Last name: fill this in');
  await expect(
    seen(page, 'Not saved. First name, last name and email are required.'),
  ).toBeVisible();
  await page.clock.runFor(10_000);
  expect(saves()).toBe(0);
  await field(page, 'Last name').fill('Okafor');
  await page.getByRole('link', { name: 'All Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Candidates');
  await expect.poll(() => stored(app, coach)).toMatchObject({ last_name: 'Okafor' });
  await page.goBack();
  await field(page, 'Summary').fill('Twelve years beside people who look for work.');
  await page.goto('about:blank');
  await expect
    .poll(() => stored(app, coach))
    .toMatchObject({ summary: 'Twelve years beside people who look for work.' });
});

test('asks once the field is left when the server refuses a save, and saves later', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const coach = await openProfile(page, app);
  const mend = await refuseChanges(app, coach);
  await field(page, 'Phone').pressSequentially('315-555-0142');
  await page.clock.runFor(PAUSE_MS);
  const trying = 'Not saved yet. Trying again.';
  await expect(seen(page, trying)).toBeVisible();
  await expect(message(page, 'Error')).toHaveCount(0);
  await expect(field(page, 'Phone')).toBeFocused();
  await expect.poll(() => heard).toContain(trying);
  await page.keyboard.press('Tab');
  await expect(message(page, 'Error')).toBeVisible();
  await message(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(seen(page, 'Not saved. What you typed is still here.')).toBeVisible();
  await expect(field(page, 'Phone')).toHaveValue('315-555-0142');
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(seen(page, 'Saved', { exact: true })).toBeVisible();
  expect(await stored(app, coach)).toMatchObject({ phone: '315-555-0142' });
});

test('saves at the next visit what could not be saved on leaving', async ({ page, app }) => {
  const coach = await openProfile(page, app);
  const mend = await refuseChanges(app, coach);
  await field(page, 'Phone').fill('315-555-0142');
  await page.getByRole('link', { name: 'All Candidates' }).click();
  await expect(message(page, 'Error')).toContainText('What you typed is kept.');
  await mend();
  await message(page, 'Error').getByRole('button', { name: 'Go back to that page' }).click();
  await expect(field(page, 'Phone')).toHaveValue('315-555-0142');
  await page.clock.runFor(PAUSE_MS);
  await expect(seen(page, 'Saved', { exact: true })).toBeVisible();
  expect(await stored(app, coach)).toMatchObject({ phone: '315-555-0142' });
});
