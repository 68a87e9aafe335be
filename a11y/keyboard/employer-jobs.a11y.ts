import { expect, test } from '#tests/support/app.ts';
import { addApplicant, addJob, addMember, makeEmployer } from '#tests/support/employerApp.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { arrivesAt, enter, tabTo, typeInto } from './keys.ts';

test('reads numbers, pauses, closes and looks at a job, and confirms a colleague, with the keyboard alone', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const employer = await makeEmployer(app);
  const mina = await makePerson(app, { role: 3, firstName: 'Mina', lastName: 'Torvald' });
  await addMember(app, employer.companyGuid, mina, 'waiting');
  const job = await addJob(app, employer, { title: 'Claims Assistant' });
  await addJob(app, employer, { title: 'Mail Room Clerk' });
  await addApplicant(app, job, { firstName: 'Dana', lastName: 'Whitlock' });

  await test.step('the numbers as a table, and by year', async () => {
    await openAs(page, employer.person, '/employer/home');
    await tabTo(page, page.getByRole('radio', { name: 'Chart' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Table' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'Month by month' })).toBeVisible();
  });

  await test.step('a job is found, paused and closed', async () => {
    await enter(page, page.getByRole('link', { name: 'Jobs', exact: true }).first());
    await arrivesAt(page, 'Jobs');
    await typeInto(page, page.getByRole('searchbox', { name: 'Title or place' }), 'mail room');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard).toContain('( 1 job(s) found)');
    await enter(page, page.getByRole('button', { name: 'Pause Mail Room Clerk' }));
    await expect(
      page.getByRole('button', { name: 'Publish again: Mail Room Clerk' }),
    ).toBeFocused();
    await enter(page, page.getByRole('button', { name: 'Close Mail Room Clerk' }));
    await enter(page, page.getByRole('button', { name: 'Close this job' }));
    await expect(page.getByRole('link', { name: 'Mail Room Clerk', exact: true })).toBeFocused();
    await expect
      .poll(() => heard)
      .toContain('Closed. Nobody can apply for Mail Room Clerk any more.');
  });

  await test.step('another one is opened, with who applied', async () => {
    await enter(page, page.getByRole('button', { name: 'Clear search', exact: true }));
    await enter(page, page.getByRole('link', { name: 'Claims Assistant', exact: true }));
    await arrivesAt(page, 'Claims Assistant');
    await tabTo(page, page.getByRole('link', { name: 'See the person who applied' }));
  });

  await test.step('a colleague is confirmed', async () => {
    await enter(page, page.getByRole('link', { name: 'My company' }));
    await arrivesAt(page, 'My company');
    await enter(page, page.getByRole('button', { name: 'Confirm Mina Torvald' }));
    await expect.poll(() => heard).toContain('Confirmed. Mina Torvald is a member.');
    await expect(page.getByRole('heading', { name: 'Mina Torvald' }).first()).toBeFocused();
  });
});
