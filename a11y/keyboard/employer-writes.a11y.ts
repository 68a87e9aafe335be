import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { savedFacts } from '#tests/support/sharedWith.ts';
import { arrivesAt, enter } from './keys.ts';

test('accepts an invitation, reads its job and applies for it, and ends both, with the keyboard alone', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const robin = await makePerson(app);
  await savedFacts(app, robin);
  const [row] = await app.query(
    `INSERT INTO contact_log (from_guid, from_first, from_last, from_email, to_guid, company_guid,
       source_guid, message, sent_at)
     SELECT gen_random_uuid(), 'Jordan', 'Ellis', 'jordan.ellis@example.com', $1, company_guid,
       source_guid, 'Would you like to talk?', now()
     FROM job WHERE accommodations ? 'flexible-schedule' AND apply_url IS NULL
       AND company_guid IS NOT NULL
     ORDER BY source_guid LIMIT 1
     RETURNING (SELECT name FROM company WHERE company_guid = contact_log.company_guid) AS name,
       (SELECT title FROM job WHERE source_guid = contact_log.source_guid) AS title`,
    [robin.userGuid],
  );
  const [company, title] = [String(row?.['name']), String(row?.['title'])];
  await openAs(page, robin, '/candidate/home');

  await test.step('the menu says that one waits; accepting moves the focus to its heading', async () => {
    await enter(page, page.getByRole('link', { name: 'Invitations, 1 open' }));
    await arrivesAt(page, 'Invitations');
    await enter(page, page.getByRole('button', { name: `Accept ${company}` }));
    await expect(page.getByRole('heading', { name: company })).toBeFocused();
    await expect
      .poll(() => heard.join(' '))
      .toContain(`Accepted. ${company} can see your profile now.`);
    await expect(page.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
  });

  await test.step('its job says what it offers for the needs, and a question is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, page.getByRole('link', { name: title }));
    await arrivesAt(page, title);
    const panel = page.getByRole('region', { name: 'What this employer says about your needs' });
    await expect(panel.getByRole('list', { name: 'They say' })).toContainText('Flexible schedule');
  });

  await test.step('an application is sent and withdrawn, and the focus stays in sight', async () => {
    await page.reload();
    await enter(page, page.getByRole('button', { name: `Apply for ${title}` }));
    await enter(page, page.getByRole('button', { name: 'Send application' }));
    await enter(page, page.getByRole('button', { name: `Withdraw your application for ${title}` }));
    await expect(page.getByRole('dialog', { name: /^Withdraw / })).toBeFocused();
    await enter(page, page.getByRole('button', { name: 'Withdraw application' }));
    await expect(page.locator('#withdrawn-on')).toBeFocused();
    await expect.poll(() => heard.join(' ')).toContain('You withdrew your application for');
  });

  await test.step('one press on the privacy page ends what the company sees', async () => {
    await enter(page, page.getByRole('link', { name: 'Privacy', exact: true }));
    await arrivesAt(page, 'Who can see what');
    await enter(page, page.getByRole('button', { name: `Stop sharing with ${company}` }));
    await expect(seen(page, /^Stopped$/)).toBeFocused();
    await expect(page.getByText(/^You share nothing with anyone\./)).toBeVisible();
  });
});
