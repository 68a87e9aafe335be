import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, onEachDatabase, test } from '#tests/support/app.ts';
import { makePerson, openAs, signIn } from '#tests/support/people.ts';

test(
  'downloads all data of a person, closes the account, and opens it again',
  onEachDatabase,
  async ({ page, app }) => {
    const person = await makePerson(app);
    await openAs(page, person, '/candidate/account-settings');
    const take = page.getByRole('form', { name: 'Take your data with you' });
    await take.getByLabel(/^Your password/).fill(person.password);
    const downloading = page.waitForEvent('download');
    await take.getByRole('button', { name: 'Download my data' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('our-ability-data.zip');
    const files = unzipSync(await readFile(await download.path()));
    const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
    expect(data.account).toMatchObject([{ email: person.email }]);

    const close = page.getByRole('form', { name: 'Close your account' });
    await close.getByLabel(/^Your password/).fill(person.password);
    await close.getByRole('button', { name: 'Close my account' }).press('Enter');
    // The one of the download is behind it.
    const closed = page.getByRole('dialog').filter({ hasText: 'You can open it again until' });
    await closed.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(page).toHaveURL(/login$/);

    await signIn(page, person);
    await page.getByRole('button', { name: 'Open my account again' }).press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/candidate\//);
  },
);
