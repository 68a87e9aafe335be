import { core, expect, test } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { field } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';
import { arrivesAt, enter, tabTo, typeInto } from './keys.ts';

test(
  'posts a job, and invites its applicant to an interview, with the keyboard alone',
  core,
  async ({ page, app }) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const { person } = await makeEmployer(app);
    await openAs(page, person, '/employer/jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

    await test.step('write a posting', async () => {
      await enter(page, page.getByRole('link', { name: 'Post a job' }).first());
      await arrivesAt(page, 'Post a job');
      await typeInto(page, field(page, 'Title'), 'Mail room clerk');
      await typeInto(page, field(page, 'Summary'), 'For able-bodied people who like order.');
      await typeInto(page, field(page, 'Duty 1'), 'Letters reach the right desk on the same day');
      await typeInto(page, field(page, 'City'), 'Albany');
      await typeInto(page, field(page, 'State'), 'NY');
      await typeInto(page, field(page, 'Name'), 'Jordan Ellis');
      await typeInto(page, page.getByRole('textbox', { name: 'Email', exact: true }), person.email);
    });

    await test.step('replace a phrase with one press', async () => {
      await expect(page.getByRole('heading', { name: /“able-bodied”/ })).toBeVisible();
      await enter(page, page.getByRole('button', { name: /^Use “/ }).first());
      await expect(button('Undo: able-bodied')).toBeFocused();
    });

    await test.step('publish it', async () => {
      await enter(page, button('Publish'));
      await expect(button('Update')).toBeVisible();
      await expect(button('Update')).toBeFocused();
    });

    const id = new URL(page.url()).pathname.split('/')[3] ?? '';
    const candidate = await makePerson(app, { firstName: 'Dana', lastName: 'Whitlock' });
    const application = { userGuid: candidate.userGuid, jobFeedSourceGUID: id };
    await callAs(app, candidate, 'POST JobApplicationsV2', application);

    await test.step('invite the applicant to an interview', async () => {
      await enter(page, page.getByRole('link', { name: 'Applied', exact: true }));
      await arrivesAt(page, 'Applied');
      const status = page.getByRole('button', { name: /Status of Dana Whitlock/ });
      await tabTo(page, status);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.type('Int');
      await page.keyboard.press('Enter');
      await enter(page, page.getByRole('button', { name: /^Save status: Interview/ }));
      await expect
        .poll(async () => {
          const rows = await app.query(
            'SELECT status FROM job_application WHERE source_guid = $1',
            [id],
          );
          return rows[0]?.['status'];
        })
        .toBe('interview');
    });

    await test.step('the candidate reads it', async () => {
      await openAs(page, candidate, `/candidate/jobs/job-details/${id}`);
      await expect(page.getByText('You are invited to an interview')).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
    });
  },
);
