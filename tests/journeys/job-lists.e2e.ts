import type { Page } from '@playwright/test';
import {
  coreOnEachDatabase,
  expect,
  onEachDatabase,
  test,
  type RunningApp,
} from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, seen } from '#tests/support/journeys.ts';
import { cardsOf, jobPaths, pressSave, saveOf, searchFor } from '#tests/support/jobPages.ts';
import { demoCandidate, makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const found = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ jobs? found$/);

/** How often the page asks for all jobs from now on. */
function countSearches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/jobfeed/GetJobsfromSearchV2')) count += 1;
  });
  return () => count;
}

async function saveJobs(app: RunningApp, userGuid: string, count: number): Promise<void> {
  await app.query(
    `INSERT INTO saved_job (user_guid, source_guid, saved_at)
     SELECT $1, source_guid, now() FROM job ORDER BY source_guid LIMIT ${count}`,
    [userGuid],
  );
}

test(
  'keeps a search by words and place in the address over reload, back and Clear',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const heard = await collectAnnouncements(page);
    await signedInCandidate(page, app, jobPaths.all);
    const words = page.getByRole('searchbox', { name: 'Job title or words' });
    await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
    const whole = await found(page).innerText();
    await words.fill('nurse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${jobPaths.all}?words=nurse`);
    await expect(words).toBeFocused();
    // The whole list stays until the narrowed one is here.
    await expect(found(page)).not.toHaveText(whole);
    const narrowed = await found(page).innerText();
    await expect.poll(() => heard.at(-1)).toBe(narrowed);
    await expect(cardsOf(page, 'All jobs').first()).toContainText(/nurs/i);

    await searchFor(page, 'nurse', 'NY');
    await expect(page).toHaveURL(`${jobPaths.all}?words=nurse&place=NY`);
    await page.reload();
    await expect(words).toHaveValue('nurse');
    await expect(page.getByRole('searchbox', { name: 'City, state or ZIP code' })).toHaveValue(
      'NY',
    );

    await page.goBack();
    await expect(page).toHaveURL(`${jobPaths.all}?words=nurse`);
    await expect(page.getByRole('searchbox', { name: 'City, state or ZIP code' })).toHaveValue('');
    await expect(found(page)).toHaveText(narrowed);

    await page.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect(page).toHaveURL(jobPaths.all);
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('');
    await expect(found(page)).not.toHaveText(narrowed);
  },
);

test('says that a search finds nothing, and what to try', async ({ page, app }) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, jobPaths.remote);
  await expect(cardsOf(page, 'Remote jobs')).toHaveCount(25);
  await searchFor(page, 'zeppelin pilot');
  const sentence = 'No job fits this search. Try fewer words, or a larger place such as a state.';
  await expect(seen(page, 'No records to display')).toBeVisible();
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect.poll(() => heard.at(-1)).toBe(sentence);
});

test(
  'loads 25 more, keeps the place and announces them, and ends the list with the last load',
  onEachDatabase,
  async ({ page, app }) => {
    const heard = await collectAnnouncements(page);
    const person = await makePerson(app);
    await saveJobs(app, person.userGuid, 30);
    await openAs(page, person, jobPaths.saved);
    const cards = cardsOf(page, 'Saved jobs');
    await expect(cards).toHaveCount(25);
    await expect(page.getByRole('main').getByText('30 jobs found')).toBeVisible();
    const more = page.getByRole('button', { name: 'Load 25 more jobs' });
    await more.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(30);
    await expect.poll(() => heard.at(-1)).toBe('5 more jobs');
    // The end of the list moved down; visible cards moved only by the height of the removed
    // button.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);
    await expect(more).toHaveCount(0);
    await expect(seen(page, 'Showing 30 of 30')).toBeFocused();
  },
);

test('loads every next job after saved jobs were removed', async ({ page, app }) => {
  const person = await makePerson(app);
  await saveJobs(app, person.userGuid, 27);
  await openAs(page, person, jobPaths.saved);
  await expect(cardsOf(page, 'Saved jobs')).toHaveCount(25);
  await pressSave(page, saveOf(page, 'Saved jobs', 1), 'Job removed from saved jobs successfully');
  await page.getByRole('button', { name: 'Load 25 more jobs' }).click();
  await expect(cardsOf(page, 'Saved jobs')).toHaveCount(27);
});

test('does not announce on the next page more jobs that come after their list was left', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  const held = Promise.withResolvers<void>();
  const search = '**/jobfeed/GetJobsfromSearchV2';
  await page.route(search, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(search);
  await page.getByRole('button', { name: 'Load 25 more jobs' }).click();
  await asked;
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Remote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeFocused();
  const came = page.waitForResponse(search);
  held.resolve();
  await (await came).finished();
  // What is said after that is said last.
  await searchFor(page, 'nothing is called so');
  await expect.poll(() => heard.some((words) => words.startsWith('No job fits'))).toBe(true);
  expect(heard.filter((words) => words.endsWith('more jobs'))).toEqual([]);
});

test('keeps all jobs for 24 hours, then fetches them again', async ({ page, app }) => {
  const searches = countSearches(page);
  await signedInCandidate(page, app, jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  expect(searches()).toBe(1);
  await page.reload();
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  expect(searches()).toBe(1);
  // The list seems stored a day earlier, because a session would not last for a day.
  const hoursLeft = await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('allJobs') ?? '{}');
    const left = kept.value.expiry - Date.now();
    kept.value.expiry -= 24 * 60 * 60 * 1000;
    sessionStorage.setItem('allJobs', JSON.stringify(kept));
    return left / (60 * 60 * 1000);
  });
  expect(hoursLeft).toBeGreaterThan(23.9);
  expect(hoursLeft).toBeLessThanOrEqual(24);
  await page.reload();
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  expect(searches()).toBe(2);
});

test('searches among all recommended jobs, with their reasons', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), jobPaths.recommended);
  const cards = cardsOf(page, 'Recommended jobs');
  await expect(cards).toHaveCount(25);
  const all = await found(page).innerText();
  await searchFor(page, 'specialist');
  await expect(found(page)).toBeVisible();
  await expect(found(page)).not.toHaveText(all);
  await expect(cards.getByRole('heading', { name: /specialist/i }).first()).toBeVisible();
  await expect(cards.first().getByText('Fits:').first()).toBeAttached();
  const job = cards.first().getByRole('link');
  await job.click();
  await page.getByRole('link', { name: 'Back to recommended jobs' }).click();
  await expect(page).toHaveURL(`${jobPaths.recommended}?words=specialist`);
});

test('shows only remote jobs in the list of remote jobs', async ({ page, app }) => {
  await signedInCandidate(page, app, jobPaths.remote);
  const cards = cardsOf(page, 'Remote jobs');
  await expect(cards).toHaveCount(25);
  for (const card of await cards.all()) await expect(card).toContainText(/remote/i);
});

test('announces once what is shown when a search is given up for the whole list', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, jobPaths.all);
  const whole = await found(page).innerText();
  const told = () => heard.filter((words) => words === whole);
  await expect.poll(told).toHaveLength(1);
  const held = hold(page, 'POST', '**/jobfeed/GetJobsfromSearchV2');
  await searchFor(page, 'nurse');
  const call = await held;
  await button(page, 'Clear search').click();
  await expect(found(page)).toHaveText(whole);
  await call.abort();
  // What is said after that is said last.
  await searchFor(page, 'nothing is called so');
  await expect.poll(() => heard.some((words) => words.startsWith('No job fits'))).toBe(true);
  expect(told()).toHaveLength(2);
});
