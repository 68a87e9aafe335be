import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, onEachDatabase, type RunningApp, test } from '#tests/support/app.ts';
import { cardsOf, pressSave } from '#tests/support/jobPages.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { seen } from '#tests/support/journeys.ts';
import { expectSuccess } from '#tests/support/sections.ts';

/** A posting of our own, newest of all. */
async function post(app: RunningApp, changes: Partial<Record<string, unknown>> = {}) {
  const job: Record<string, unknown> = {
    title: 'Night Baker',
    company: 'Larkmere Hospital',
    contact_email: 'hiring@example.org',
    description:
      'Bake bread at night.\n\nWhat you need\n- Must be able-bodied\n- A calm and able-bodied team player',
    ...changes,
  };
  const [row] = await app.query(
    `INSERT INTO job (source_guid, title, company, contact_email, description, city, state_short, location, remote, posted_at, origin, skills, accommodations)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, 'Syracuse', 'NY', 'Syracuse, NY', 'in-person', now(), 'sample', '[]', '[]')
     RETURNING source_guid`,
    [job['title'], job['company'], job['contact_email'], job['description']],
  );
  return `/candidate/jobs/job-details/${String(row?.['source_guid'])}`;
}

const apply = (page: Page) => page.getByRole('button', { name: /^Apply for / });
const ask = (page: Page) => page.getByRole('dialog', { name: /^Apply for / });
/** Nobody's before: every test counts what was written to its own. */
const contactAddress = () => `contact-${randomUUID()}@example.org`;
const mails = (app: RunningApp, to: string) =>
  app.query('SELECT subject, body FROM mail WHERE to_address = $1', [to]);

test(
  'shows first what an application sends to whom, then records it, mails it once and dates it',
  onEachDatabase,
  async ({ page, app }) => {
    const contact = contactAddress();
    const job = await post(app, { contact_email: contact });
    const { userGuid, email } = await signedInCandidate(page, app, job);
    await apply(page).click();
    await expect(ask(page)).toContainText(
      'The posting names a contact at Larkmere Hospital, and we send them an email.',
    );
    await expect(
      ask(page).getByRole('list', { name: 'They do not get' }).getByRole('listitem').first(),
    ).toHaveText('Your accommodations');
    await expect(ask(page)).toContainText(`You get a copy at ${email}.`);
    await expect(ask(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(apply(page)).toBeFocused();
    expect(await mails(app, contact)).toHaveLength(0);

    await apply(page).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expectSuccess(
      page,
      'You applied for Night Baker. We sent an email to Larkmere Hospital and to you.',
    );
    const applied = seen(page, /^Applied on \w+ \d+, \d{4}$/);
    await expect(applied).toBeVisible();
    await expect(page.locator('#applied-on')).toBeFocused();
    await expect(apply(page)).toHaveCount(0);
    expect(await mails(app, contact)).toHaveLength(1);
    const copies = await mails(app, email);
    expect(copies.filter(({ subject }) => subject === 'You applied: Night Baker')).toHaveLength(1);
    const made = await app.query('SELECT 1 FROM job_application WHERE user_guid = $1', [userGuid]);
    expect(made).toHaveLength(1);

    await page.reload();
    await expect(applied).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Applied' }).click();
    await expect(cardsOf(page, 'Applied jobs')).toHaveCount(1);
    await expect(cardsOf(page, 'Applied jobs')).toContainText(/Applied on/);
  },
);

test('ticks the boxes of an application by keys, and sends the resume and the phone', async ({
  page,
  app,
}) => {
  const contact = contactAddress();
  const job = await post(app, { contact_email: contact });
  const person = await makePerson(app);
  await app.query(
    `INSERT INTO stored_resume (user_guid, file_name, content) VALUES ($1, 'robin.pdf', $2)`,
    [person.userGuid, Buffer.from('%PDF-1.7')],
  );
  await app.query(
    `INSERT INTO person (user_guid, phone) VALUES ($1, '315-555-0142')
     ON CONFLICT (user_guid) DO UPDATE SET phone = '315-555-0142'`,
    [person.userGuid],
  );
  await openAs(page, person, job);
  await apply(page).click();
  const boxes = ask(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(ask(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const name of ['Send my resume', 'Send my phone number']) {
    await page.keyboard.press('Tab');
    const box = ask(page).getByRole('checkbox', { name });
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await ask(page).getByRole('button', { name: 'Send application' }).click();
  await expectSuccess(page, 'They get your resume. They get your phone number.');
  const [mail] = await mails(app, contact);
  expect(mail?.['body']).toContain('Phone: 315-555-0142\nResume: attached to this email');
});

test('shows the logo of a posting and its language notes with links to and fro, and counts one view', async ({
  page,
  app,
}) => {
  const { userGuid } = await signedInCandidate(page, app, await post(app));
  await expect(page.locator('main img[src*="larkmere_hospital"]')).toBeVisible();
  await expect(page.getByRole('main').locator('mark')).toHaveText(['able-bodied', 'able-bodied']);
  const notes = page.getByRole('list', { name: 'Language in this posting' });
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes).toContainText('“able-bodied”');
  await expect(notes).toContainText('Better:');
  const toNote = page.getByRole('link', { name: '(note 1)' });
  await toNote.first().focus();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('listitem')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the text, note 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toNote.first()).toBeFocused();
  const views = () => app.query('SELECT viewed_at FROM job_view WHERE user_guid = $1', [userGuid]);
  await expect.poll(views).toHaveLength(1);

  const save = page.getByRole('button', { name: /^(Save job|Saved. Remove from saved)$/ });
  await expect(save).toHaveAccessibleName('Save job');
  await pressSave(page, save, 'Job added to saved jobs successfully');
  await expect(save).toHaveAccessibleName('Saved. Remove from saved');
  await page.getByRole('navigation').getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(cardsOf(page, 'Saved jobs')).toHaveCount(1);
});

test('shows the default logo when a posting names no company, and letters when its company has no logo', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, await post(app, { company: null }));
  await expect(page.locator('main img[src*="no-company"]')).toBeVisible();
  await openAs(page, person, await post(app, { company: 'Quiet & Co.' }));
  await expect(seen(page, 'QC', { exact: true })).toBeVisible();
});
