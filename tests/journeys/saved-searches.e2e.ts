import type { Page } from '@playwright/test';
import { onEachDatabase, expect, test } from '#tests/support/app.ts';
import { cardsOf, jobPaths, searchFor } from '#tests/support/jobPages.ts';
import { makePerson, openAs, signIn } from '#tests/support/people.ts';
import { newPosting, saveEarlier } from '#tests/support/savedSearches.ts';
import { days } from '#tests/support/time.ts';

const newCards = (page: Page) =>
  cardsOf(page, 'All jobs').filter({ has: page.getByRole('heading', { name: /^New/ }) });

test(
  'saves a search, mails its new job, and opens and stops it by the links of the mail',
  onEachDatabase,
  async ({ page, app, browser }) => {
    const person = await makePerson(app);
    await openAs(page, person, jobPaths.all);
    await searchFor(page, 'falconry teacher');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.locator('label').getByText('Each day', { exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeFocused();
    const searched = page.url();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

    await saveEarlier(app);
    await newPosting(app, 'teacher', 'Falconry Teacher');
    await app.advance(2 * days);
    await app.sendAlerts();
    await app.backToNow();

    // On a telephone where nobody is signed in.
    const phone = await (await browser.newContext({ baseURL: app.url })).newPage();
    const title = phone.getByRole('heading', { level: 1 });
    await phone.goto('/mailbox');
    const mail = phone
      .getByRole('article')
      .filter({ has: phone.getByRole('heading', { name: '1 new job: falconry teacher' }) });
    await expect(mail).toBeVisible();
    const hrefs = await mail
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const linkTo = (part: string) => hrefs.find((href) => href.includes(part)) ?? '';
    await phone.goto(linkTo('/jobs/saved-searches/'));
    await signIn(phone, person);
    await expect(phone).toHaveURL(searched);
    await expect(newCards(phone)).toHaveCount(1);
    await phone.reload();
    await expect(newCards(phone)).toHaveCount(1);
    await phone.goto(linkTo('/job-details/'));
    await expect(title).toHaveText('Falconry Teacher');

    await phone.goto(linkTo('/savedSearch/stop/'));
    await expect(title).toHaveText('Stop these mails?');
    await phone.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(title).toHaveText('These mails are stopped');
    await phone.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(phone.getByRole('list', { name: 'Saved searches' })).toContainText(
      /Nothing new today.*Never, only here/,
    );
  },
);

test('filters and sorts jobs by pointer, and takes each back on Back', async ({ page, app }) => {
  const count = page.getByText(/^[\d,]+ jobs? found$/).first();
  await openAs(page, await makePerson(app), jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  const all = await count.innerText();
  await page
    .locator('label')
    .filter({ hasText: /^Remote/ })
    .click();
  await expect(page).toHaveURL(`${jobPaths.all}?way=remote`);
  await expect(count).not.toHaveText(all);
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Highest pay' }).click();
  await expect(page).toHaveURL(`${jobPaths.all}?way=remote&sort=pay`);
  await page.goBack();
  await expect(page).toHaveURL(`${jobPaths.all}?way=remote`);
  await page.goBack();
  await expect(page).toHaveURL(jobPaths.all);
  await expect(count).toHaveText(all);
});
