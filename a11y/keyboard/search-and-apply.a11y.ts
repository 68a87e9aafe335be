import { core, expect, test } from '#tests/support/app.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { collectNews, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expectSuccess } from '#tests/support/sections.ts';
import { arrivesAt, enter, tabBackTo, tabTo, typeInto } from './keys.ts';

test(
  'searches, saves and applies for a job with the keyboard alone, and announces every step',
  core,
  async ({ page, app }) => {
    const heard = await collectNews(page);
    const press = (key: string) => page.keyboard.press(key);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const cards = cardsOf(page, 'All jobs');
    await openAs(page, await makePerson(app), jobPaths.home);
    await expect(cards).toHaveCount(12);

    await test.step('from the dashboard to all jobs', async () => {
      await enter(page, link('See all jobs'));
      await arrivesAt(page, 'All jobs');
      await expect(cards).toHaveCount(25);
    });

    let title = '';
    await test.step('search by words and place', async () => {
      await typeInto(page, page.getByRole('searchbox', { name: 'Job title or words' }), 'teacher');
      await press('Enter');
      await expect(page).toHaveURL(`${jobPaths.all}?words=teacher`);
      await expect(page.getByRole('searchbox', { name: 'Job title or words' })).toBeFocused();
      await expect(cards).toHaveCount(25);
    });

    await test.step('load more, and go on reading where the new ones begin', async () => {
      await enter(page, button('Load 25 more jobs'));
      await expect(cards).toHaveCount(50);
      await expect(button('Load 25 more jobs')).toBeFocused();
      await tabBackTo(page, cards.nth(25).getByRole('link'));
      title = await cards.nth(25).getByRole('link').innerText();
    });

    await test.step('save it', async () => {
      const save = cards
        .nth(25)
        .getByRole('button', { name: /^(Save job|Saved. Remove from saved): / });
      await tabTo(page, save);
      await press('Space');
      await expectSuccess(page, 'Job added to saved jobs successfully');
      await expect(save).toBeFocused();
      await expect(save).toHaveAccessibleName(new RegExp(`^Saved. Remove from saved: ${title}, `));
    });

    await test.step('open it and apply', async () => {
      await tabBackTo(page, cards.nth(25).getByRole('link'));
      await press('Enter');
      await arrivesAt(page, title);
      await expect(button('Saved. Remove from saved')).toBeVisible();
      await enter(page, button(/^Apply for /));
      await expect(page.getByRole('heading', { name: `Apply for ${title}?` })).toBeFocused();
      await enter(page, button('Send application'));
      await expectSuccess(page, `You applied for ${title}.`);
      await expect(seen(page, /^Applied on/)).toBeVisible();
      await expect(page.locator('#applied-on')).toBeFocused();
    });

    await test.step('back to the list, with its search', async () => {
      await tabBackTo(page, link('Back to all jobs'));
      await press('Enter');
      await arrivesAt(page, 'All jobs');
      await expect(page).toHaveURL(`${jobPaths.all}?words=teacher`);
    });

    await expect
      .poll(() => heard)
      .toEqual([
        'Your profile is 15 percent complete',
        expect.stringMatching(/^[\d,]+ jobs found\. Also, at the end of the list, /),
        '25 more jobs',
        'Job added to saved jobs successfully',
        title,
        expect.stringContaining(`You applied for ${title}.`),
      ]);
  },
);
