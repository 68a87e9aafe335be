import { expect, test } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { collectNews, field } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { arrivesAt, enter, tabBackTo, tabTo, typeInto } from './keys.ts';

test('saves, opens, stops and deletes a search with the keyboard alone, and announces every step', async ({
  page,
  app,
}) => {
  const heard = await collectNews(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const menuLink = page.getByRole('link', { name: 'Saved searches' });
  await signedInCandidate(page, app, jobPaths.all);

  await test.step('search, and save it', async () => {
    await typeInto(page, page.getByRole('searchbox', { name: 'Job title or words' }), 'lutenist');
    await page.keyboard.press('Enter');
    await enter(page, button('Save this search'));
    await expect(field(page, 'Name')).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Each week' }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Each day' })).toBeFocused();
    await enter(page, button('Save'));
    await expect(button('Search saved')).toBeFocused();
  });

  await test.step('open it from the menu', async () => {
    await tabBackTo(page, menuLink);
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Saved searches');
    await enter(page, page.getByRole('link', { name: 'Open lutenist' }));
    await arrivesAt(page, 'All jobs');
    await expect(page).toHaveURL(`${jobPaths.all}?words=lutenist`);
  });

  await test.step('stop its mails, and delete it', async () => {
    await tabBackTo(page, menuLink);
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Saved searches');
    await enter(page, button('Stop mails of lutenist'));
    await expect(button(/^Never, only here/)).toBeFocused();
    await enter(page, button('Delete lutenist'));
    await expect(page.getByRole('dialog', { name: /^Delete / })).toBeFocused();
    await enter(page, button('Delete'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await expect
    .poll(() => heard.filter((text) => !text.endsWith('jobs found')))
    .toEqual([
      'No job fits this search. Try fewer words, or a larger place such as a state.',
      'Search saved. A mail comes each day when there are new jobs.',
      'No mails come from lutenist.',
      'The saved search is deleted.',
    ]);
});
