import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, field } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { acceptedBy } from '#tests/support/sharedWith.ts';

const linkIn = /https?:\/\/\S+(\/api\/user\/disclosure\/representative\/[\w-]{43})/;

test('lets somebody under 18 share once a parent used the link of a mail', async ({
  page,
  app,
  browser,
}) => {
  const heard = await collectAnnouncements(page);
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'Next' });
  const robin = await makePerson(app);
  await acceptedBy(app, robin);
  const email = `parent-of-${robin.email}`;
  await openAs(page, robin, '/candidate/privacy/share');

  await test.step('the age is asked first, and leads to who agrees', async () => {
    await expect(title).toHaveText('Are you 18 or older?');
    await next.click();
    await expect(page.getByText('Choose one answer.')).toBeVisible();
    await page.locator('label').getByText('No', { exact: true }).click();
    await next.click();
    await expect(title).toHaveText('Who agrees with you?');
    await expect(title).toBeFocused();
    await page.goBack();
    await expect(title).toHaveText('Are you 18 or older?');
    await page.goForward();
  });

  await test.step('an address that is none is refused, and nothing typed is lost', async () => {
    await field(page, 'Their name').fill('Pat Lee');
    await field(page, 'Their email address').fill('pat');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/^This does not look like an email address/).first()).toBeVisible();
    await expect(field(page, 'Their name')).toHaveValue('Pat Lee');
    await field(page, 'Their email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(title).toHaveText('We wait for Pat Lee to agree');
    await expect(title).toBeFocused();
    await expect.poll(() => heard).toContain(`We sent a mail to ${email}.`);
  });

  await test.step('until then nothing can be shared', async () => {
    await page.goto('/candidate/privacy/share');
    await expect(title).toHaveText('We wait for Pat Lee to agree');
    await page.goto('/candidate/privacy');
    await expect(page.getByText('Nothing can be shared until Pat Lee has agreed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let them find me' })).toHaveCount(0);
  });

  await test.step('the parent agrees, without an account', async () => {
    const [mail] = await app.query('SELECT body FROM mail WHERE to_address = $1', [email]);
    const [, path = ''] = linkIn.exec(String(mail?.['body'])) ?? [];
    const other = await (await browser.newContext({ baseURL: app.url })).newPage();
    await other.goto(path);
    await other.getByRole('button', { name: 'I agree' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you. You agreed.');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      'This link does not work any more',
    );
  });

  await test.step('then the candidate shares, and is not asked again', async () => {
    await page.goto('/candidate/privacy/representative');
    await expect(title).toHaveText('Pat Lee agreed');
    await page.getByRole('link', { name: 'Share something' }).click();
    await expect(title).toHaveText('With whom do you want to share?');
    await page
      .locator('label')
      .getByText(/Sam Rivera/)
      .click();
    for (let step = 0; step < 3; step++) await next.click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(/^1 job coach sees parts of your profile\./)).toBeVisible();
  });
});

test('saves a receipt of what was shared as a page, and as data', async ({ page, app }) => {
  const robin = await makePerson(app);
  await acceptedBy(app, robin);
  await openAs(page, robin, '/candidate/privacy/share');
  const next = page.getByRole('button', { name: 'Next' });
  await page.locator('label').getByText('Yes', { exact: true }).click();
  await next.click();
  await page
    .locator('label')
    .getByText(/Sam Rivera/)
    .click();
  for (let step = 0; step < 3; step++) await next.click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Receipts of what you shared' }).click();
  const save = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  };
  const asPage = await save(/^Save the receipt of Sam Rivera, .*, as a page$/);
  expect(asPage.name).toMatch(/^receipt-\d{4}-\d\d-\d\d-\w{8}\.html$/);
  expect(asPage.text).toContain('Sam Rivera');
  const asData = await save(/^Save the receipt of Sam Rivera, .*, as data$/);
  expect(JSON.parse(asData.text)).toMatchObject({ schema_version: '27560:2023' });
});

test('is asked once on the recommended jobs whether employers may find somebody', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const robin = await makePerson(app);
  await openAs(page, robin, '/candidate/jobs/recommended-jobs');
  const card = page.getByRole('region', { name: 'Let employers find you?' });
  const [yes, no] = ['Let them find me', 'Not now'].map((name) =>
    card.getByRole('button', { name }),
  );
  const sizes = await Promise.all([yes, no].map(async (one) => (await one?.boundingBox())?.height));
  expect(sizes[0]).toBe(sizes[1]);
  await no?.press('Enter');
  await expect.poll(() => heard).toContain('Saved. Employers cannot find you.');
  const change = page.getByRole('link', { name: 'Change who can see what' });
  await expect(change).toBeFocused();
  const known = page.waitForResponse('**/disclosure/ledger/*');
  await page.reload();
  await (await known).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recommended jobs');
  await expect(card).toHaveCount(0);
  await page.goto('/candidate/privacy');
  await expect(page.getByText(/Employers cannot find you\./).first()).toBeVisible();
});
