import { randomBytes } from 'node:crypto';
import { receiptPage } from '#server/disclosure/receiptPage.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';
import { wordsIn } from '#server/i18n/words.ts';
import { hashOf } from '#server/identity/codes.ts';
import type { Letter } from '#server/mail/mail.ts';
import { newJobsMail } from '#server/mail/messages/newJobs.ts';
import { stillWantedMail } from '#server/mail/messages/stillWanted.ts';
import { writeMail } from '#server/mail/writeMail.ts';
import { expect, test } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/people.ts';
import { insertSavedSearches } from '#tests/support/savedSearches.ts';
import { inAllModes } from './checks/modes.ts';
import { expectPageAccessible, pageFindings } from './checks/page.ts';
import { enter } from './keyboard/keys.ts';

const job = {
  title: 'Night Nurse',
  company: 'Oneida Care',
  location: 'Utica, NY',
  salary_min: 30.5,
  salary_max: 34,
  salary_unit: 'hour',
  salary_currency: 'USD',
  posted_at: new Date('2026-05-05T14:00:00Z'),
} as const;
const at = (path: string) => `https://jobs.example.org/${path}`;
const mail = { to: 'robin@example.com', searchName: 'nurse near Utica', stopLink: at('stop') };
const letters: Readonly<Record<string, Letter>> = {
  'new jobs': newJobsMail({
    ...mail,
    frequency: 'daily',
    total: 40,
    jobs: Array.from({ length: 10 }, (_, of) => ({
      ...job,
      title: `Nurse ${of + 1}`,
      link: at(`job-${of}`),
    })),
    listLink: at('list'),
  }),
  'do you still want this': stillWantedMail({ ...mail, keepLink: at('keep'), days: 30 }),
};

/** A mail is shown in a page of the mail program, which has its title and its landmarks. */
const ofTheMailProgram: ReadonlySet<string> = new Set([
  'axe:landmark-one-main',
  'axe:region',
  'control-in-landmark',
  'one-main',
  'title',
]);

for (const [name, letter] of Object.entries(letters))
  test(`has accessible HTML in the mail “${name}”`, async ({ page }) => {
    const { html } = writeMail(letter, 'en', readMailTexts(false));
    await page.route('**/a-mail', (route) =>
      route.fulfill({ contentType: 'text/html', body: html ?? '' }),
    );
    await page.goto('/a-mail');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inAllModes(page, async () => {
      const findings = await pageFindings(page);
      expect(findings.filter(({ rule }) => !ofTheMailProgram.has(rule))).toEqual([]);
    });
  });

/** The pages that links of mails lead to, without a session. */
for (const [kind, button, done] of [
  ['stop', 'Stop these mails', 'These mails are stopped'],
  ['keep', 'Yes, send me mails', 'Your mails go on'],
] as const)
  test(`has an accessible page for “${button}”, which works by keys`, async ({ page, app }) => {
    const { userGuid } = await makePerson(app);
    const token = randomBytes(32).toString('base64url');
    const search = { name: 'nurse near Utica', words: 'nurse', token };
    await insertSavedSearches(app, userGuid, [search]);
    const title = page.getByRole('heading', { level: 1 });
    const check = async (state: string) => {
      await expect(title).toHaveText(state);
      const route = `the page of a mail: ${kind}`;
      await inAllModes(page, () => expectPageAccessible(page, { route, state }));
    };
    const address = `/api/user/savedSearch/${kind}`;
    await page.goto(`${address}/${token}`);
    await check(kind === 'stop' ? 'Stop these mails?' : 'Do you still want this?');
    await enter(page, page.getByRole('button', { name: button }));
    await check(done);
    await page.goto(`${address}/${'x'.repeat(43)}`);
    await check('There is nothing to stop');
  });

test('has an accessible page for “I agree”, which works by keys', async ({ page, app }) => {
  const { userGuid } = await makePerson(app);
  const token = randomBytes(32).toString('base64url');
  await app.query(
    `INSERT INTO disclosure.representative
       (candidate_guid, name, email, relationship, token_hash, asked_at)
     VALUES ($1, 'Pat Lee', 'pat@example.org', 'parent', $2, now())`,
    [userGuid, hashOf(token)],
  );
  const title = page.getByRole('heading', { level: 1 });
  const check = async (state: string | RegExp) => {
    await expect(title).toHaveText(state);
    const route = 'the page of a mail: representative';
    await inAllModes(page, () => expectPageAccessible(page, { route, state: String(state) }));
  };
  await page.goto(`/api/user/disclosure/representative/${token}`);
  await check(/^Do you agree that .* shares\?$/);
  await enter(page, page.getByRole('button', { name: 'I agree' }));
  await check('Thank you. You agreed.');
  await page.reload();
  await check('This link does not work any more');
});

test('has an accessible page for a receipt by itself', async ({ page }) => {
  const [givenAt, expiresAt] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-06-30T10:00:00Z')];
  const ended = { at: new Date('2026-06-01T10:00:00Z'), by: 'candidate' } as const;
  const { bytes } = receiptPage(
    {
      guid: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
      candidate: { guid: '', name: 'Robin Lee' },
      audience: 'company',
      reader: { guid: '', name: 'Oneida Care' },
      agreed: { guid: '', name: 'Pat Lee' },
      items: [
        { kind: 'statement', key: 'PreferSR', statement: 'I use a screen reader.', ended },
        { kind: 'statement', key: 'ArrangePartTime', statement: 'Mornings.', ended: null },
      ],
      purpose: 'interview',
      givenAt,
      expiresAt,
      locale: 'en',
      textVersion: 1,
      timeZone: 'America/New_York',
    },
    wordsIn(readMailTexts(false), 'en'),
  );
  await page.route('**/a-receipt', (route) =>
    route.fulfill({ contentType: 'text/html', body: String(bytes) }),
  );
  await page.goto('/a-receipt');
  const state = 'of a company, partly ended';
  await inAllModes(page, () => expectPageAccessible(page, { route: 'a receipt', state }));
});
