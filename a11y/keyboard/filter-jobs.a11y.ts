import { expect, test } from '#tests/support/app.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { enter, tabBackTo, tabTo } from './keys.ts';

test('filters and sorts jobs with the keyboard alone, announces the count, and clears by one press', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const press = (key: string) => page.keyboard.press(key);
  const cards = cardsOf(page, 'All jobs');
  const count = page.getByText(/^[\d,]+ jobs? found$/).first();
  await openAs(page, await makePerson(app), jobPaths.all);
  await expect(cards).toHaveCount(25);
  const all = await count.innerText();

  await test.step('choose remote jobs with Space; the list changes and focus stays', async () => {
    const remote = page.getByRole('checkbox', { name: /^Remote/ });
    await tabTo(page, remote);
    await press('Space');
    await expect(page).toHaveURL(`${jobPaths.all}?way=remote`);
    await expect(count).not.toHaveText(all);
    await expect(remote).toBeFocused();
    await expect.poll(() => heard).toContain(await count.innerText());
  });

  await test.step('sort by the highest pay', async () => {
    await enter(page, page.getByRole('button', { name: /Sort by/ }));
    await expect(page.getByRole('listbox')).toBeVisible();
    await press('End');
    await expect(page.getByRole('option', { name: 'Highest pay' })).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(`${jobPaths.all}?way=remote&sort=pay`);
    await expect(page.getByRole('button', { name: /Sort by/ })).toBeFocused();
  });

  await test.step('clear the filter', async () => {
    const clear = page.getByRole('button', { name: 'Clear 1 filter' });
    await tabBackTo(page, clear);
    await press('Enter');
    await expect(page).toHaveURL(`${jobPaths.all}?sort=pay`);
    await expect(count).toHaveText(all);
  });
});
