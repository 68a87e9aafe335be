import type { Page } from '@playwright/test';
import { core, coreOnEachDatabase, expect, test } from '#tests/support/app.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { cardsOf } from '#tests/support/jobPages.ts';
import { makePerson, openAs, signedInCandidate, signIn } from '#tests/support/people.ts';
import { letTimePass, minutes, storedKeys, takeClock } from '#tests/support/time.ts';

const skills = '/candidate/profile/skills';
const resumeUpload = '/candidate/resume-upload';
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

test('opens a link in a new tab at once, and never shows the sign-in', async ({ page, app }) => {
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
  'reaches the other tabs on logging out in one, and they keep nothing',
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

test(
  'serves all tabs with one renewal, and keeps the session with a duplicated tab',
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
