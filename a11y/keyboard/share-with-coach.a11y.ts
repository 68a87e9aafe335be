import { core, expect, test } from '#tests/support/app.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { acceptedBy, savedFacts } from '#tests/support/sharedWith.ts';
import { enter, tabTo } from './keys.ts';

test(
  'shares one accommodation with a job coach and stops it again, with the keyboard alone',
  core,
  async ({ page, app }) => {
    const heard = await collectAnnouncements(page);
    const press = (key: string) => page.keyboard.press(key);
    const title = page.getByRole('heading', { level: 1 });
    const next = page.getByRole('button', { name: 'Next' });
    const robin = await makePerson(app);
    await savedFacts(app, robin);
    await acceptedBy(app, robin);
    await openAs(page, robin, '/candidate/coach');

    await test.step('choose what: nothing but one accommodation', async () => {
      await enter(page, page.getByRole('link', { name: 'Choose what to share with Sam Rivera' }));
      await expect(title).toHaveText('Are you 18 or older?');
      await expect(title).toBeFocused();
      await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
      await press('Space');
      await enter(page, next);
      await expect(title).toHaveText('What do you want to share?');
      await expect(title).toBeFocused();
      for (const part of ['Profile', 'Preferences and answers', 'Recommended jobs']) {
        await tabTo(page, page.getByRole('checkbox', { name: part }));
        await press('Space');
      }
      await tabTo(page, page.getByRole('checkbox', { name: 'I use a screen reader' }));
      await press('Space');
      await enter(page, next);
    });

    await test.step('until when, then the very words', async () => {
      await expect(title).toHaveText('Until when?');
      await tabTo(page, page.getByRole('radio', { name: /^6 months/ }));
      await press('ArrowUp');
      await expect(page.getByRole('radio', { name: /^3 months/ })).toBeChecked();
      await enter(page, next);
      await expect(title).toHaveText('Check before you share');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        'Accommodation: I use a screen reader, and whether it is true for you',
      ]);
      await enter(page, page.getByRole('button', { name: 'Share', exact: true }));
      await expect(title).toHaveText('Who can see what');
      await expect
        .poll(() => heard.join(' '))
        .toMatch(/Shared with Sam Rivera until \w+ \d+, \d+\./);
    });

    const people = page.getByRole('table', { name: /see something of you/ });
    const row = people.getByRole('row', { name: /Sam Rivera/ });
    await test.step('the sentence and the tables say the same', async () => {
      // Two stops after the h1.
      await expect
        .poll(async () =>
          (await page.getByRole('main').locator('h1, h2, p').allTextContents()).slice(0, 3),
        )
        .toEqual([
          'Who can see what',
          'Right now',
          expect.stringMatching(/^1 job coach sees parts of your profile\./),
        ]);
      await expect(row).toContainText('Accommodations');
      const facts = page.getByRole('table', { name: /who sees it/ });
      await expect(facts.getByRole('row', { name: /I use a screen reader/ })).toContainText(
        /Sam Rivera, until/,
      );
      await expect(facts.getByRole('row', { name: /I need a flexible/ })).not.toContainText('Sam');
      await expect(facts.getByRole('row', { name: /^Phone number/ })).not.toContainText('Sam');
    });

    await test.step('one press stops it, is told, and leads to sharing again', async () => {
      await enter(page, page.getByRole('button', { name: 'Stop sharing with Sam Rivera' }));
      const again = page.getByRole('link', { name: 'Share again with Sam Rivera' });
      await expect(again).toBeFocused();
      await expect
        .poll(() => heard)
        .toContain('Stopped. Sam Rivera can no longer see your profile.');
      await page.reload();
      await expect(row).toContainText('Ended on');
      await expect(again).toBeVisible();
      await expect(page.getByText(/^You share nothing with anyone\./)).toBeVisible();
    });
  },
);
