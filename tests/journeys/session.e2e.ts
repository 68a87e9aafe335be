import type { Page } from '@playwright/test';
import { core, coreOnEachDatabase, expect, test } from '#tests/support/app.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { field, reviewDialog, seen, showAllFields, uploadSample } from '#tests/support/journeys.ts';
import { cardsOf, jobPaths, searchFor } from '#tests/support/jobPages.ts';
import {
  endElsewhere,
  makePerson,
  openAs,
  type SignedPerson,
  signIn,
} from '#tests/support/people.ts';
import { days, letTimePass, minutes, storedKeys, takeClock } from '#tests/support/time.ts';

const tokens = (page: Page) =>
  page.evaluate(() => [
    sessionStorage.getItem('accessToken'),
    sessionStorage.getItem('refreshToken'),
  ]);
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

test('renews a session silently during use', coreOnEachDatabase, async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, '/candidate/resume-upload');
  await uploadSample(page);
  // A call that is still under way would be told that its token is old.
  await keptOnServer(app, person, 'Adeyemi');
  const before = await tokens(page);
  await letTimePass(page, app, 16 * minutes);
  await expect.poll(() => tokens(page)).not.toEqual(before);
  await reviewDialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(seen(page, 'Updated profile successfully')).toBeVisible();
});

test(
  'ends the session at a 401, and continues there after signing in',
  core,
  async ({ page, app }) => {
    const person = await makePerson(app);
    const display = page.waitForResponse('**/displayProfile/*');
    await openAs(page, person, '/candidate/resume-upload');
    // A running call would end the session before the click: wait for the display profile and the
    // button.
    await display;
    await expect(page.getByRole('button', { name: 'Create profile manually' })).toBeVisible();
    await endElsewhere(app, person);
    await goTo(page, 'My Profile');
    await expect(page).toHaveURL('/auth/login');
    expect(await storedKeys(page)).not.toContain('accessToken');
    await expect(seen(page, 'Your session has ended. Sign in again')).toBeVisible();
    await signIn(page, person);
    await expect(page).toHaveURL('/candidate/profile');
  },
);

test('continues in the searched list after signing in again', async ({ page, app }) => {
  const person = await makePerson(app);
  const searchbox = page.getByRole('searchbox', { name: 'Job title or words' });
  const runOut = () =>
    page.evaluate(() => {
      const ended = JSON.stringify(`x.${btoa('{"exp":1}')}.x`);
      for (const key of ['accessToken', 'refreshToken']) sessionStorage.setItem(key, ended);
    });
  const searched = `${jobPaths.all}?words=nurse&place=Utica`;
  await openAs(page, person, jobPaths.all);
  await searchFor(page, 'nurse', 'Utica');
  // Ended at the server, which a call reveals; and expired in the tab, which its start reveals.
  for (const end of [() => endElsewhere(app, person), runOut]) {
    await expect(searchbox).toHaveValue('nurse');
    await expect(page).toHaveURL(searched);
    // No call is under way: the next test ends the session beside one.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await end();
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
    await signIn(page, person);
  }
  await expect(searchbox).toHaveValue('nurse');
  await expect(page).toHaveURL(searched);
});

test('continues on a page that is reloaded in the moment its session ends', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  const search = hold(page, 'POST', '**/GetJobsfromSearchV2');
  await searchFor(page, 'nurse', 'Utica');
  const call = await search;
  const opening = hold(page, 'GET', '**/all-jobs?*');
  const reloading = page.reload();
  const document = await opening;
  const ended = page.waitForRequest('**/signOut');
  await endElsewhere(app, person);
  await call.continue();
  await ended;
  await document.continue();
  await reloading;
  await expect(page).toHaveURL('/auth/login');
  await expect(seen(page, 'Your session has ended. Sign in again')).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL(`${jobPaths.all}?words=nurse&place=Utica`);
});

test('continues in the list after signing in when the page is reloaded on its way to the sign-in', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  const search = hold(page, 'POST', '**/GetJobsfromSearchV2');
  await searchFor(page, 'nurse', 'Utica');
  const call = await search;
  await endElsewhere(app, person);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...step) => {
      push(...step);
      location.reload();
    };
  });
  const opening = hold(page, 'GET', /\/login$/);
  await call.continue();
  const document = await opening;
  // Whatever the old page still does to its address, it does before the new one is there.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth/login');
  await document.continue();
  await expect(seen(page, 'Your session has ended. Sign in again')).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL(`${jobPaths.all}?words=nurse&place=Utica`);
});

/** A tab with another stored person: calls about that person are forbidden for this token. */
function openAsSomebodyElse(page: Page, own: SignedPerson, other: SignedPerson) {
  return openAs(page, { ...own, userGuid: other.userGuid }, '/candidate/profile');
}

test('renews the session at a 403 and reloads the page, once', async ({ page, app }) => {
  const person = await makePerson(app);
  const other = await makePerson(app);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/candidate/profile')) loads += 1;
  });
  await openAsSomebodyElse(page, person, other);
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('main').getByText('Your account may not do this.')).toBeVisible();
  expect(await tokens(page)).not.toContain(JSON.stringify(person.accessToken));
  // A page that is truly forbidden stays, says so, and does not reload for ever.
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('main').getByText('Your account may not do this.')).toBeVisible();
  expect(loads).toBe(2);
});

test('signs out at a 403 when the session cannot be renewed', async ({ page, app }) => {
  const person = await makePerson(app);
  const other = await makePerson(app);
  const refreshToken = `${person.refreshToken.slice(0, -6)}AAAAAA`;
  await openAsSomebodyElse(page, { ...person, refreshToken }, other);
  await expect(page).toHaveURL('/auth/login');
  expect(await storedKeys(page)).not.toContain('accessToken');
});

test('clears everything on signing out, on the server too, and goes to the sign-in', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, '/candidate/resume-upload');
  const review = await uploadSample(page);
  await expect(review).toBeVisible();
  await page.reload();
  await expect(review).toBeVisible();
  expect(await storedKeys(page)).toContain(`draft.${person.userGuid}.resumeUpload`);
  await review.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await review.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await storedKeys(page)).toEqual([]);
  await expect
    .poll(async () => {
      const [row] = await app.query(
        'SELECT count(*)::int AS alive FROM sign_in_family WHERE user_guid = $1 AND revoked_at IS NULL',
        [person.userGuid],
      );
      return row?.['alive'];
    })
    .toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
});

test('shows the next person in a tab no drafts of the last one', async ({ page, app }) => {
  const first = await makePerson(app);
  await takeClock(page, first);
  await openAs(page, first, '/candidate/resume-upload');
  const review = await uploadSample(page);
  await showAllFields(review);
  await field(review, 'Middle name').fill('Quincy');
  await letTimePass(page, app, 15 * days);
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, await makePerson(app));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your resume');
  await expect(reviewDialog(page)).toHaveCount(0);
});
