import { expect, test } from '#tests/support/app.ts';
import { collectNews, field } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expectSuccess } from '#tests/support/sections.ts';
import { arrivesAt, enter, stopsTo, tabTo, typeInto } from './keys.ts';

test('views and helps somebody with the keyboard alone, and announces every step', async ({
  page,
  app,
}) => {
  const heard = await collectNews(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const admin = await makePerson(app, { role: 1 });
  const person = await makePerson(app, { firstName: 'Dana', lastName: 'Whitlock' });
  await openAs(page, admin, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await test.step('find the person', async () => {
    await enter(page, page.getByRole('link', { name: 'Candidates', exact: true }));
    await arrivesAt(page, 'Candidates');
    await typeInto(page, page.getByRole('searchbox', { name: 'Name or email' }), person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '1 account' })).toBeVisible();
  });

  await test.step('say why, and view', async () => {
    await enter(page, button('View as Dana Whitlock'));
    await typeInto(page, field(page, 'Reason'), 'Dana cannot add a skill by herself.');
    await enter(page, button('Start'));
    await arrivesAt(page, 'My Profile');
  });

  await test.step('add a skill', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Basic Details' }));
    for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Skills' })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeInto(page, field(page, 'Add a skill'), 'Filing');
    await page.keyboard.press('Enter');
    await expectSuccess(page, 'Skill added successfully');
  });

  await test.step('the way out is the first stop after the skip link', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
    expect(await stopsTo(page, button('Exit view'))).toBe(1);
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Job coaches');
  });

  // The number of job coaches comes after it, when the list does.
  await expect
    .poll(() => heard.slice(0, 5))
    .toEqual([
      expect.stringMatching(/^[\d,]+ accounts?$/),
      '1 account',
      'You are viewing as Dana Whitlock, Candidate.',
      'Skill added successfully',
      `You are yourself again, ${admin.firstName}.`,
    ]);
});
