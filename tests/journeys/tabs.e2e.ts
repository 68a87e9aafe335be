import type { Page } from '@playwright/test';
import { core, coreOnEachDatabase, expect, test } from '#tests/support/app.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { field, reviewDialog, seen, startManually } from '#tests/support/journeys.ts';
import { cardsOf } from '#tests/support/jobPages.ts';
import { makePerson, openAs, signedInCandidate, signIn } from '#tests/support/people.ts';
import {
  letTimePass,
  letTimePassRenewed,
  minutes,
  storedKeys,
  takeClock,
} from '#tests/support/time.ts';

const skills = '/candidate/profile/skills';
const resumeUpload = '/candidate/resume-upload';
const warningOf = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });
const refreshToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('refreshToken'));

/** No call is under way: it would end the session when only one of the two clocks has moved. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Every title that a page shows, in order: a sign-in page that flashes up is among them. */
async function collectTitles(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('titleShown', (title: string) => void titles.push(title));
  await page.addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title === last) return;
      last = title;
      Reflect.get(window, 'titleShown')(title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return titles;
}

test('a link opened in a new tab is there at once, and the sign-in never shows', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, '/candidate/jobs/all-jobs?words=nurse');
  const job = cardsOf(page, 'All jobs').first().getByRole('link').first();
  const name = await job.innerText();
  // What the browser opens in a new tab is the address of the link.
  const href = await job.getAttribute('href');
  const second = await page.context().newPage();
  await second.goto(href ?? '');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(logOut(second)).toBeVisible();
  const third = await page.context().newPage();
  const titles = await collectTitles(third);
  await third.goto(skills);
  await expect(field(third, 'Add a skill')).toBeVisible();
  expect(titles).not.toContain('Sign in');
  expect(await refreshToken(third)).toBe(JSON.stringify(person.refreshToken));
});

test(
  'logging out in one tab reaches the others, which keep nothing',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const person = await signedInCandidate(page, app, skills);
    const second = await page.context().newPage();
    await second.goto(skills);
    await field(second, 'Add a skill').fill('Origami');
    await keptOnServer(app, person, 'Origami');
    await logOut(page).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(second).toHaveURL('/auth/login');
    await expect(seen(second, 'Your session has ended. Sign in again')).toBeVisible();
    await expect.poll(() => storedKeys(second)).toEqual([]);
    // The next person finds no way back to what the other one did.
    const other = await makePerson(app);
    await signIn(second, other);
    await expect(second).toHaveURL(resumeUpload);
    await expect(page).toHaveURL('/auth/login');
  },
);

test('a tab of one person shows nothing of theirs once somebody else signs in beside it', async ({
  page,
  app,
}) => {
  const first = await makePerson(app);
  const other = await makePerson(app);
  const second = await page.context().newPage();
  // Both stand at the sign-in; one answer comes late.
  await second.goto('/auth/login');
  await page.goto('/auth/login');
  const held = hold(second, 'POST', '**/signIn');
  await signIn(second, other);
  const call = await held;
  await signIn(page, first);
  await expect(page).toHaveURL(resumeUpload);
  // The later of the two sign-ins holds, by the second.
  await app.advance(2000);
  await call.continue();
  await expect(second).toHaveURL(resumeUpload);
  await expect(page).toHaveURL('/auth/login');
  await expect(seen(page, 'Your session has ended. Sign in again')).toBeVisible();
  await expect(logOut(page)).toHaveCount(0);
  // Loaded anew, it is a tab of who is signed in.
  await page.reload();
  await expect(page).toHaveURL('/candidate/profile');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).toContain(other.userGuid);
});

test(
  'one renewal serves all tabs, and a duplicated tab does not end the session',
  core,
  async ({ page, app }) => {
    const person = await makePerson(app);
    await takeClock(page, person);
    await openAs(page, person, skills);
    await expect(field(page, 'Add a skill')).toBeVisible();
    // A copy of the tab, with its storage.
    const second = await page.context().newPage();
    await openAs(second, person, skills);
    await expect(field(second, 'Add a skill')).toBeVisible();
    for (const one of [page, second]) await settled(one);
    let renewals = 0;
    page.context().on('response', (response) => {
      if (response.url().endsWith('/token/refresh/')) renewals += 1;
    });
    await letTimePass(page, app, 14.6 * minutes);
    await expect.poll(() => refreshToken(page)).not.toBe(JSON.stringify(person.refreshToken));
    const renewed = await refreshToken(page);
    await expect.poll(() => refreshToken(second)).toBe(renewed);
    expect(renewals).toBe(1);
    // A copy with the tokens of before the renewal, long after it: they would end the session.
    const third = await page.context().newPage();
    await letTimePass(page, app, 1 * minutes);
    await openAs(third, person, skills);
    await expect.poll(() => refreshToken(third)).toBe(renewed);
    await expect(field(third, 'Add a skill')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Add a skill')).toBeVisible();
  },
);

test('use of one tab counts for all, and staying in one closes the warning of the others', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, skills);
  await expect(field(page, 'Add a skill')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(skills);
  await expect(field(second, 'Add a skill')).toBeVisible();
  const both = [page, second];
  for (const one of both) await settled(one);
  const pass = async (milliseconds: number) => {
    await letTimePassRenewed(page, app, milliseconds);
    await expect.poll(() => refreshToken(second)).toBe(await refreshToken(page));
  };
  await pass(40 * minutes);
  await second.mouse.move(20, 20);
  await second.mouse.move(30, 30);
  await expect
    .poll(() => page.evaluate(() => Date.now() - Number(sessionStorage.getItem('activeAt'))))
    .toBeLessThan(1 * minutes);
  await pass(40 * minutes);
  for (const one of both) await expect(warningOf(one)).toHaveCount(0);
  await pass(18 * minutes + 30_000);
  for (const one of both) await expect(warningOf(one)).toBeVisible();
  await second.keyboard.press('Enter');
  for (const one of both) await expect(warningOf(one)).toHaveCount(0);
});

test('an unused session ends in all tabs, and signing in again in one goes on in all', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').fill('Library assistant');
  await keptOnServer(app, person, 'Library assistant');
  const second = await page.context().newPage();
  await second.goto(skills);
  await expect(field(second, 'Add a skill')).toBeVisible();
  for (const one of [page, second]) await settled(one);
  await letTimePass(page, app, 58 * minutes + 30_000);
  await expect(warningOf(page)).toBeVisible();
  await page.clock.fastForward(2 * minutes);
  for (const one of [page, second]) {
    await expect(one).toHaveURL('/auth/login');
    await expect(seen(one, 'You were logged out because nobody used this page')).toBeVisible();
  }
  await signIn(second, person);
  await expect(second).toHaveURL(skills);
  await expect(page).toHaveURL(resumeUpload);
  await expect(field(reviewDialog(page), 'Ideal job')).toHaveValue('Library assistant');
});
