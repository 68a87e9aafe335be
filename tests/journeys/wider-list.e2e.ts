import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

/** A registered nurse in Syracuse who wants to work there and in person. */
async function makeNurse(app: RunningApp) {
  const person = await makePerson(app);
  await app.query(
    `INSERT INTO person (user_guid, relocate, remote_work_type, preferences_answered, location_lat, location_long)
     VALUES ($1, 0, 'in-person', true, 43.05, -76.15)
     ON CONFLICT (user_guid) DO UPDATE SET relocate = 0, remote_work_type = 'in-person',
       preferences_answered = true, location_lat = 43.05, location_long = -76.15`,
    [person.userGuid],
  );
  await app.query(
    `INSERT INTO user_work_history (user_guid, employer_name, job_title, start_date, present)
     VALUES ($1, 'Larkmere Hospital', 'Registered Nurse', '2019-03-01', true)`,
    [person.userGuid],
  );
  return person;
}

const found = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ jobs? found$/);
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test('makes a short list longer by keys: announced, focused, and undone by Back', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await openAs(page, await makeNurse(app), jobPaths.recommended);
  const own = await found(page).innerText();
  const offer = page
    .getByRole('region', { name: 'See more jobs' })
    .getByRole('link', { name: 'Remote jobs too' });
  const more = numberIn(await offer.innerText(), /(\d+) more jobs?$/);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    if (await offer.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${jobPaths.recommended}?remote=too`);
  await expect(page.getByRole('heading', { name: 'You see a wider list' })).toBeFocused();
  const wider = `${numberIn(own, /^(\d+)/) + more} jobs found`;
  await expect(found(page)).toHaveText(wider);
  await expect.poll(() => heard.at(-1)).toBe(wider);

  await page.goBack();
  await expect(page).toHaveURL(jobPaths.recommended);
  await expect(found(page)).toHaveText(own);
  await expect(offer).toBeFocused();
  await expect.poll(() => heard.at(-1)).toBe(own);
});
