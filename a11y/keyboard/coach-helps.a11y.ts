import { core, expect, test } from '#tests/support/app.ts';
import { makeCoach } from '#tests/support/coachApp.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expectSuccess } from '#tests/support/sections.ts';
import { enter, tabTo } from './keys.ts';

test(
  'accepts a request, reads the candidate, loads more jobs and writes a record, with the keyboard alone',
  core,
  async ({ page, app, browser }) => {
    const heard = await collectAnnouncements(page);
    const title = page.getByRole('heading', { level: 1 });
    const coach = await makeCoach(app);
    const dana = await makePerson(app, { firstName: 'Dana', lastName: 'Whitlock' });
    await app.query(
      `INSERT INTO user_profile (user_guid, ideal_job, city, state, postal_code)
     VALUES ($1, 'Customer Service Representative', 'Syracuse', 'NY', '13202')`,
      [dana.userGuid],
    );

    await test.step('the candidate invites', async () => {
      const own = await (await browser.newContext({ baseURL: app.url })).newPage();
      await openAs(own, dana, '/candidate/invite-job-coach');
      await tabTo(own, own.getByRole('radio', { name: /Our Ability/ }));
      await own.keyboard.press('ArrowDown');
      await tabTo(own, own.getByRole('textbox', { name: /^Email/ }));
      await own.keyboard.type(coach.email);
      await own.keyboard.press('Enter');
      await expectSuccess(own, 'Your job coach has been invited to the platform.');
      await own.context().close();
    });

    await test.step('the coach accepts', async () => {
      await openAs(page, coach, '/job-coach/home');
      await enter(page, page.getByRole('link', { name: 'Requests, 1 open' }));
      await expect(title).toBeFocused();
      await enter(page, page.getByRole('button', { name: 'Accept Dana Whitlock' }));
      await expect(page.getByRole('heading', { name: 'Dana Whitlock' })).toBeFocused();
      await expect.poll(() => heard).toContain('Accepted. Dana chooses what to share.');
    });

    await test.step('the candidate says to be an adult, and shares with two presses', async () => {
      const own = await (await browser.newContext({ baseURL: app.url })).newPage();
      await openAs(own, dana, '/candidate/coach');
      await enter(own, own.getByRole('link', { name: /^Share my profile, preferences and/ }));
      await tabTo(own, own.getByRole('radio', { name: 'Yes' }));
      await own.keyboard.press('Space');
      await enter(own, own.getByRole('button', { name: 'Next' }));
      await enter(own, own.getByRole('button', { name: 'Share', exact: true }));
      await expect(own.getByRole('heading', { level: 1 })).toHaveText('Who can see what');
      await own.context().close();
    });

    await test.step('the coach reads the details, and loads more jobs', async () => {
      await enter(page, page.getByRole('link', { name: 'All Candidates' }).first());
      await enter(page, page.getByRole('link', { name: /^Dana Whitlock/ }));
      await expect(title).toHaveText('Dana Whitlock');
      await expect(title).toBeFocused();
      const jobs = page.getByRole('list', { name: 'Recommended Jobs' }).getByRole('heading');
      await expect(jobs).toHaveCount(25);
      await enter(page, page.getByRole('button', { name: 'Load More' }));
      await expect(jobs.nth(25).getByRole('link')).toBeFocused();
      await expect.poll(() => heard).toContain('25 more');
    });

    await test.step('the coach writes down what was done, in four presses beside the words', async () => {
      await enter(page, page.getByRole('link', { name: 'Caseload' }).first());
      await expect(title).toBeFocused();
      await enter(page, page.getByRole('button', { name: 'Record for Dana Whitlock' }));
      await expect(page.getByRole('textbox', { name: /^One line/ })).toBeFocused();
      await page.keyboard.type('We read the posting together.');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Call Harborwren');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Record for Dana Whitlock' })).toBeFocused();
      await expect.poll(() => heard).toContain('Saved. Next step: Call Harborwren.');
    });

    await test.step('the card moves, and its new place is heard', async () => {
      await enter(page, page.getByRole('button', { name: 'Change stage of Dana Whitlock' }));
      await expect(page.getByRole('button', { name: /Stage/ })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await enter(page, page.getByRole('button', { name: 'Move', exact: true }));
      await expect(page.getByRole('link', { name: 'Dana Whitlock' })).toBeFocused();
      await expect.poll(() => heard).toContain('Moved to Preparing, 1 of 1.');
    });
  },
);
