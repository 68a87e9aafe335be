import { expect, test } from '#tests/support/app.ts';
import { addApplicant, addJob, makeEmployer } from '#tests/support/employerApp.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { arrivesAt, enter, tabTo, typeInto } from './keys.ts';

test('looks at an applicant, saves, invites and asks them to an interview, with the keyboard alone', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const employer = await makeEmployer(app);
  const job = await addJob(app, employer, { title: 'Claims Assistant' });
  await addApplicant(app, job, { firstName: 'Dana', lastName: 'Whitlock' });
  const status = page.getByRole('button', { name: /Status of Dana Whitlock/ });

  await test.step('a status is chosen and saved once', async () => {
    await openAs(page, employer.person, '/employer/applied');
    await tabTo(page, status);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('button', { name: /^Save status: Interview/ }));
    await expect.poll(() => heard).toContain('Dana Whitlock: Interview.');
    await expect(status).toBeFocused();
  });

  await test.step('the applicant is opened and saved', async () => {
    await enter(page, page.getByRole('link', { name: 'View Profile of Dana Whitlock' }));
    await arrivesAt(page, 'Dana Whitlock');
    await enter(page, page.getByRole('button', { name: 'Save Dana Whitlock' }));
    await expect.poll(() => heard).toContain('Dana Whitlock is saved.');
  });

  await test.step('an invitation is written and sent', async () => {
    await enter(page, page.getByRole('button', { name: 'Invite Dana Whitlock' }));
    await typeInto(page, page.getByRole('textbox', { name: 'Message to Dana' }), 'Talk with us?');
    await enter(page, page.getByRole('button', { name: 'Send invite' }));
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Invite Dana Whitlock' })).toHaveCount(0);
  });

  await test.step('the saved list keeps notes, and lets the person go', async () => {
    await enter(page, page.getByRole('link', { name: 'Saved', exact: true }));
    await arrivesAt(page, 'Saved');
    await typeInto(page, page.getByRole('textbox', { name: 'Notes about Dana' }), 'Call in June.');
    await enter(page, page.getByRole('button', { name: 'Save notes about Dana Whitlock' }));
    await expect.poll(() => heard).toContain('The notes about Dana Whitlock are saved.');
    await enter(page, page.getByRole('button', { name: 'Saved. Remove Dana Whitlock from saved' }));
    await enter(page, page.getByRole('button', { name: 'Remove and delete the notes' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeFocused();
  });
});
